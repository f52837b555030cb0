/** The version of this build: `npm run build` stamps package.json's into the compiled file. */
export const VERSION: string = '0.0.0-source'
