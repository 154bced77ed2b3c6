import { readFileSync } from 'node:fs';
import { filesOf } from './web/src/prerender/manifest.ts';

const manifest = JSON.parse(readFileSync(new URL('web/dist/manifest.json', import.meta.url), 'utf8'));

/** The scripts of a module and of the modules that it imports. */
const scriptsOf = (module) => filesOf(manifest, module).js.map((file) => `web/dist/${file}`);

/**
 * Scripts that a visitor's browser loads. The landing page loads the client at the first input, such as a scroll or a
 * key press.
 */
export default [
  { name: 'Landing page', path: scriptsOf('index.html'), limit: '100 kB', gzip: true },
  // Each page adds about 150 bytes to its list of chunks.
  { name: 'Client without a page', path: scriptsOf('src/main.tsx'), limit: '212 kB', gzip: true },
];
