import { parsePracticeFields, type PracticeEntry } from '@dryrun/contracts/practice-problems';
import type { Signature } from '@dryrun/contracts/signature';
import { readPracticeFrontMatter } from '../src/front-matter.ts';
import { importAll } from '../src/import-all.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

const fields = readPracticeFrontMatter();

/** The public parts of all practice problems, by lesson and in the order of their ids. */
export const practiceList: readonly PracticeEntry[] = (
  await importAll<{ readonly signature: Signature }>('practice/*/*/signature')
)
  .map(([file, { signature }]): PracticeEntry => {
    const [, lesson = '', name = ''] = file.split('/');
    return { signature, lesson, ...parsePracticeFields(fields[`${lesson}/${name}`], file) };
  })
  .toSorted((a, b) => a.signature.questionId - b.signature.questionId);
