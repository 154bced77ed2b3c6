import { readFileSync } from 'node:fs';
import { filesOf } from './web/src/prerender/manifest.ts';

const manifest = JSON.parse(readFileSync(new URL('web/dist/manifest.json', import.meta.url), 'utf8'));

/** The scripts of modules and of the modules that they import. */
const scriptsOf = (...modules) => filesOf(manifest, ...modules).js.map((file) => `web/dist/${file}`);
const scriptsOfPage = (name) => scriptsOf('src/main.tsx', `src/pages/${name}/${name}.tsx`);

/**
 * Scripts that a visitor's browser loads. The landing page loads the client at the first input, such as a scroll or a
 * key press.
 */
export default [
  { name: 'Landing page', path: scriptsOf('index.html'), limit: '100 kB', gzip: true },
  { name: 'Login', path: scriptsOfPage('LoginPage'), limit: '250 kB', gzip: true },
  { name: 'Lesson', path: scriptsOfPage('LessonPage'), limit: '435 kB', gzip: true },
];
