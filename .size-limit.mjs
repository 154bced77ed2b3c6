import { readFileSync } from 'node:fs';

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('web/dist/manifest.json', import.meta.url), 'utf8'));

/** A module's file and the files that it imports. */
function filesOf(module, found = new Set()) {
  const { file, imports = [] } = manifest[module];
  if (!found.has(`web/dist/${file}`)) {
    found.add(`web/dist/${file}`);
    for (const other of imports) filesOf(other, found);
  }
  return [...found];
}

/**
 * Scripts that a visitor's browser loads. The landing page, help and terms load the client only when a visitor focuses or
 * hovers over a link.
 */
export default [
  { name: 'Landing page', path: filesOf('index.html'), limit: '100 kB', gzip: true },
  { name: 'Client without a page', path: filesOf('src/main.tsx'), limit: '210 kB', gzip: true },
];
