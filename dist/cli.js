#!/usr/bin/env node
/**
 * The command line. `npm run build` compiles and copies this file as it is, so that `--version` loads nothing else; only what
 * lies behind the import below is bundled.
 */
import { VERSION } from './version.js';
if (process.argv[2] === '--version' && process.argv.length === 3) {
    process.stdout.write(`${VERSION}\n`);
}
else {
    const { start } = await import('./holdfast/index.js');
    await start('cli');
}
