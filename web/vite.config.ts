import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serverPaths } from '../contracts/src/pages.ts';
import {
  breakpointQueries,
  clientFiles,
  compressedAssets,
  markdownModules,
  monacoVim,
  prerenderer,
  publicParts,
} from './build-plugins.ts';
import { chunkGroups } from './chunk-groups.ts';

/** The HTML parser for Node, which does not use the DOM. */
const htmlParser = fileURLToPath(import.meta.resolve('hast-util-from-html-isomorphic'));

const bff = 'http://localhost:3000';

/** Never inlines fonts, because the content security policy blocks inlined ones. */
const assetsInlineLimit = (file: string) => (/\.(?:woff2?|ttf)$/.test(file) ? false : undefined);

export default defineConfig({
  plugins: [
    breakpointQueries(),
    publicParts(),
    markdownModules(),
    monacoVim(),
    react(),
    clientFiles(),
    prerenderer(),
    compressedAssets(),
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    // The browser version assigns innerHTML, which our Trusted Types policy blocks.
    alias: { 'hast-util-from-html-isomorphic': htmlParser },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/avatars', '/dev', '/oauth2/callback', ...Object.values(serverPaths)].map((path) => [
        path,
        bff,
      ]),
    ),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: 'manifest.json',
    sourcemap: false,
    reportCompressedSize: true,
    assetsInlineLimit,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // lets a group take modules without their dependencies
      output: { codeSplitting: chunkGroups() },
    },
  },
});
