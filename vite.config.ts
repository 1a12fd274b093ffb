import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browser's files; scripts/build.mjs makes the server's bundle and the service worker from the same settings. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  // Its other build needs help from the first load to be read, which would become a file of its own there.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // Node reads the icons one file at a time; in the bundle only the used ones are left.
  ssr: { noExternal: [/@navikt\//] },
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
      ? {}
      : {
          input: { portal: 'apps/web/entry-client.tsx' },
          // One file for what every page needs, one for the portal's frame with its first page, one for the sign-in's,
          // one for the filters, which come after the page while their styles come with it:
          // left to itself the bundler makes thirty, of what later parts share a line of.
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], priority: 3 },
                { name: 'home', test: /apps\/web\/home\.tsx$/, priority: 2 },
                { name: 'sign-in', test: /apps\/web\/sign-in\.tsx$/, priority: 1 },
                { name: 'late-filters', test: /apps\/web\/pages\/filter-parts\.tsx$/, priority: 0 },
              ],
            },
          },
        },
  },
}));
