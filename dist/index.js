/**
 * The action, as `action.yml` names it. `npm run build` compiles and copies this file as it is; only what lies behind the
 * import below is bundled.
 */
const { start } = await import('./holdfast/index.js');
await start('action');
export {};
