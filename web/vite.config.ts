import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const bff = 'http://localhost:3000';

/** Asks for the interface's font together with the page, so that the first text is already set in it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/inter-latin-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** The client's build and its development server, which passes /api and social login on to the BFF. */
export default defineConfig({
  plugins: [react(), preloadFont()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': bff, '/oauth2': bff, '/admin': bff } },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', sourcemap: false, reportCompressedSize: true },
});
