// Builds the pages: the browser's files with compressed twins, and the bundle that the server runs.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { build } from 'vite';

const ASSETS = 'dist/client/assets';
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Worth the seconds that it takes to pack them a little better: everybody's first visit waits for them. */
const FIRST_LOAD = /^(portal|home|sign-in|texts-nb|texts-nn|texts-en)-.*\.js$/;

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    emptyOutDir: false,
    rollupOptions: { input: 'apps/web/service-worker.ts', output: { entryFileNames: 'service-worker.js' } },
  },
});
await Promise.all((await readdir(ASSETS)).filter((name) => COMPRESSIBLE.test(name)).map(compress));

async function compress(name) {
  const file = path.join(ASSETS, name);
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  const isFirst = FIRST_LOAD.test(name);
  const packed = isFirst ? zopfli.gzipAsync(content, { numiterations: 15 }) : promisify(gzip)(content, { level: 9 });
  await writeFile(`${file}.gz`, await packed);
}
