import type { Signature } from '@dryrun/contracts/signature';
import { countPracticeProblems, readFrontMatter } from '../src/front-matter.ts';
import { importAll } from '../src/import-all.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

/** Public definitions of all coding problems, in course order. */
export const signatures: readonly Signature[] = (
  await importAll<{ readonly signature: Signature }>('problems/*/signature')
).map(([, { signature }]) => signature);

export const frontMatter = readFrontMatter();

export const { practiceProblemCount, warmUpCount } = countPracticeProblems();
