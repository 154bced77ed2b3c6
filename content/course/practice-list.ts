import type { Signature } from '@dryrun/contracts/signature';
import { readPracticeFrontMatter } from '../src/front-matter.ts';
import { importAll } from '../src/import-all.ts';
import { listPracticeEntries } from './practice-entries.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

const files = await importAll<{ readonly signature: Signature }>('practice/*/*/signature');

/** The public parts of all practice problems, by lesson and in the order of their ids. */
export const practiceList = listPracticeEntries(
  Object.fromEntries(files.map(([file, { signature }]) => [file, signature])),
  readPracticeFrontMatter(),
);
