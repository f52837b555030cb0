/** The version of this build: `npm run build` stamps package.json's into the compiled file. */
export const VERSION = '0.1.0';
