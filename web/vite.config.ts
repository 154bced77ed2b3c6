import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { markdownModules, preloadParts, prerenderer } from './build-plugins.ts';

/** Parses by itself instead of by the document. */
const htmlParser = fileURLToPath(import.meta.resolve('hast-util-from-html-isomorphic'));

const bff = 'http://localhost:3000';

/** Fonts stay files: the content security policy takes none out of a style sheet. */
const assetsInlineLimit = (file: string) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined);

/** The client's build and its development server, which passes /api and social login on to the BFF. */
export default defineConfig({
  plugins: [markdownModules(), react(), preloadParts(), prerenderer()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The one for browsers writes formulas as markup into the document, which our Trusted Types forbid.
    alias: { 'hast-util-from-html-isomorphic': htmlParser },
  },
  server: {
    port: 5173,
    proxy: {
      '/api': bff,
      '/oauth2/authorize': bff,
      '/oauth2/callback': bff,
      '/avatars': bff,
      '/dev': bff,
      '/admin': bff,
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: 'manifest.json',
    sourcemap: false,
    reportCompressedSize: true,
    assetsInlineLimit,
  },
});
