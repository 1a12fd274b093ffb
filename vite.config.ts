import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LOCALES, type Locale } from './platform/language/locale.ts';

/** The parts that apps/web/pages/event-filters.tsx loads later. */
const FILTERS = /features\/events\/web\/filters\/|attendance\/web\/card-marks\.tsx$|pages\/take-along-button\.tsx$/;

/** The dictionaries of apps/web/first-texts.ts. */
const firstTexts = (locale: Locale) =>
  new RegExp(
    `(features/(announcements|events|portal)/texts|platform/language/moments|apps/web/(pages|shell)/texts)/${locale}\\.ts$`,
  );

/** The portal, its pages, and the programs that it starts as child processes. */
const SERVER_PROGRAMS = Object.fromEntries(
  ['apps/server/start.ts', 'apps/web/entry-server.tsx', ...globSync('features/*/server/*-worker.ts')].map((file) => [
    path.parse(file).name,
    file,
  ]),
);

/** They come with files of their own, which a bundle would leave behind. */
const NOT_BUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'oidc-provider', 'pdfkit', 'sharp'];

/** The browser's files; scripts/build.mjs makes the server's bundle and the service worker from the same settings. */
/**
 * A class by the place of its file: short, and the same until the file is moved, so that a change of one style does not
 * move the size of all that names it.
 */
function scopedName(name: string, file: string): string {
  const place = path.relative(import.meta.dirname, file.replace(/\?.*/, ''));
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/** Of pictures and styles, the same in the browser's and in the server's pages. */
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [joinStyles()])],
  appType: 'custom',
  publicDir: false,
  // Its other build needs help from the first load to be read, which would become a file of its own there.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName } },
  // Node reads packages one file at a time; in the bundle only what is used is left (decision 0040).
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: isSsrBuild ? { noExternal: true, external: NOT_BUNDLED } : { noExternal: [/@navikt\//] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    // Glyphs stand in the stylesheet; fonts and everything else are files of their own.
    assetsInlineLimit: (file) => file.includes('aksel-icons'),
    reportCompressedSize: false,
    rollupOptions: isSsrBuild
      ? {
          input: SERVER_PROGRAMS,
          // Side by side: platform/server/project-files.ts finds the project from where they are.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: ASSET_NAMES },
        }
      : {
          input: { portal: 'apps/web/entry-client.tsx' },
          // One file for what every page needs, one for the portal's frame with its first page, one for the sign-in's,
          // one for the filters, which come after the page while their styles come with it, one for what else comes
          // after it, one for the first texts of each language, and one for the small parts that pages share: left to
          // itself the bundler makes a file of each. The bundler's own helpers stand in the first of them as long as every
          // file that uses them imports it, which the texts do for no other reason (apps/web/shell/texts).
          // The first load names many of the others: what cannot be compressed in a name is kept short.
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], priority: 5 },
                { name: 'home', test: /apps\/web\/frames\/portal-frame\.tsx$/, priority: 4 },
                { name: 'sign-in', test: /apps\/web\/frames\/sign-in-frame\.tsx$/, priority: 3 },
                { name: 'filters', test: FILTERS, priority: 2 },
                { name: 'dock', test: /apps\/web\/shell\/dock\.tsx$/, priority: 1.5 },
                ...LOCALES.map((locale) => ({ name: `texts-${locale}`, test: firstTexts(locale), priority: 1.2 })),
                { name: 'shared', test: /\/(ui|aksel-icons)\/|pages\/error-page\.tsx$/, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
  },
}));

/** Styles that are sent along in another file's: the browser shows nothing before it has them all. */
const JOINED_STYLES = [
  ['sign-in', 'portal'],
  ['filters', 'home'],
] as const;

function joinStyles(): Plugin {
  return {
    name: 'join-styles',
    generateBundle: {
      // Before the names of the styles are written into the scripts and the manifest.
      order: 'pre',
      handler(_, bundle) {
        const outputs = Object.values(bundle);
        const chunks = outputs.filter((output) => output.type === 'chunk');
        const stylesOf = (name: string) => {
          const chunk = chunks.find((each) => each.name === name);
          const file = [...(chunk?.viteMetadata?.importedCss ?? [])][0];
          const asset = outputs.find((each) => each.fileName === file);
          if (!file || asset?.type !== 'asset') return this.error(`There are no styles of ${name}.`);
          return { file, source: String(asset.source) };
        };
        for (const [added, kept] of JOINED_STYLES) {
          const parts = [stylesOf(kept), stylesOf(added)];
          const source = parts.map((part) => part.source).join('\n');
          const joined = this.getFileName(this.emitFile({ type: 'asset', name: `${kept}.css`, source }));
          for (const { file } of parts) {
            delete bundle[file];
            for (const { viteMetadata } of chunks) {
              if (viteMetadata?.importedCss.delete(file)) viteMetadata.importedCss.add(joined);
            }
          }
        }
      },
    },
  };
}
