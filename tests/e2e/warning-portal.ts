import { cp } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { builtPages, serveBuiltAssets } from '#apps/server/built-pages.ts';
import { builtAssets } from '#apps/server/page-assets.ts';
import { startOrTellWhy } from '#apps/server/start.ts';
import { FOLDER, ROOT } from './portal-program.ts';

// The portal with React's development build in the browser, the only one that warns of differences between the server's
// page and the browser's. It is bundled: `npm run dev` sends a thousand files for each page.
const built = path.join(ROOT, 'dist');
const folder = path.join(FOLDER, 'warning-pages');
const client = path.join(folder, 'client');
process.env.NODE_ENV = 'development';
await build({ root: ROOT, logLevel: 'warn', build: { outDir: client, minify: false } });
process.env.NODE_ENV = 'test';
await cp(path.join(built, 'client/service-worker.js'), path.join(client, 'service-worker.js'));
const { renderer } = await builtPages(built);
await startOrTellWhy(process.env, {
  maker: { assets: await builtAssets(client), renderer },
  serveAssets: serveBuiltAssets(folder),
});
