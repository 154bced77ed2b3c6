import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const bff = 'http://localhost:3000';

/** The client's build and its development server, which passes /api and social login on to the BFF. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': bff, '/oauth2': bff, '/admin': bff } },
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', sourcemap: false, reportCompressedSize: true },
});
