import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const isDesignsystemetReact = { test: /@digdir[\\/]designsystemet-react[\\/]/, sideEffects: false };

/**
 * Client: `vite build`. Server rendering: `vite build --ssr apps/web/entry-server.tsx --outDir dist/server`.
 * The reasons for the odd settings are in decisions/0006-designsystemet-in-the-bundle.md.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  resolve: {
    alias: [
      { find: /^@digdir\/designsystemet-web$/, replacement: path.resolve('apps/web/designsystemet-stand-in.ts') },
      { find: 'designsystemet-web-after-hydration', replacement: path.resolve('node_modules/@digdir/designsystemet-web') },
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  ssr: { noExternal: [/@digdir\//, /@navikt\//] },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      ...(!isSsrBuild && { input: 'apps/web/entry-client.tsx' }),
      treeshake: { moduleSideEffects: [isDesignsystemetReact] },
    },
  },
}));
