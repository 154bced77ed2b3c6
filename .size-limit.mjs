import { readFileSync } from 'node:fs';

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('web/dist/manifest.json', import.meta.url), 'utf8'));

/** A module's file and the files which come with it. */
function filesOf(module, found = new Set()) {
  const { file, imports = [] } = manifest[module];
  if (!found.has(`web/dist/${file}`)) {
    found.add(`web/dist/${file}`);
    for (const other of imports) filesOf(other, found);
  }
  return [...found];
}

/** What a visitor's browser loads. The landing page, help and terms get the client when a visitor reaches for a link. */
export default [
  { name: 'The landing page', path: filesOf('index.html'), limit: '100 kB', gzip: true },
  { name: 'The client without a page', path: filesOf('src/main.tsx'), limit: '210 kB', gzip: true },
];
