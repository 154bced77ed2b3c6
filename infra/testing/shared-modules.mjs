import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Modules without state that load all problems of the course. Their top-level `await` needs an asynchronous import. */
const contentPaths = [
  'content/src/problems.ts',
  'content/course/public-parts.ts',
  'content/course/practice-list.ts',
  'content/course/lessons/step-generators.ts',
];

/** Matches npm packages, the built page renderer and `contentPaths`. */
export const sharedPattern = [
  '/node_modules/.+\\.[cm]?js$',
  '/web/dist/prerender/.+\\.js$',
  ...contentPaths.map((path) => `/${path.replaceAll('.', '\\.')}$`),
].join('|');

/** The global symbol of `loadShared` in a test file. */
export const loadSharedName = 'dryrun.loadShared';

const require = createRequire(import.meta.url);
const contentModules = new Map();

export async function loadContent() {
  for (const path of contentPaths) {
    const file = join(root, path);
    contentModules.set(file, await import(file));
  }
}

/** Returns the module that Node loads for all test files of this process. */
export function loadShared(file) {
  return contentModules.get(file) ?? require(file);
}
