import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { demandPort } from './demand-port.mjs';

/** As in platform/server/startup-error.ts, which is not readable yet. */
const EXIT_NOT_BUILT = 8;
const BUILT = new URL('../../dist/server/start.js', import.meta.url);

// What Node made of the program last time is kept on disk; the cache must be on before anything else is imported.
enableCompileCache();
await demandPort(process.env);
if (!existsSync(BUILT)) {
  process.stderr.write('\nNabolag did not start: The portal is not built. Run npm run build, or npm start.\n');
  process.exit(EXIT_NOT_BUILT);
}
const { startOrTellWhy } = await import(BUILT.href);
await startOrTellWhy(process.env);
