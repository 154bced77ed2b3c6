import type { PracticeEntry, PracticeFields } from '@dryrun/contracts/practice-problems';
import type { Signature } from '@dryrun/contracts/signature';

/**
 * Lists practice problems in the order of their ids. The keys of `signatures` are files, such as
 * `practice/array/first-repeat/signature.ts`, and those of `fields` are lesson and folder.
 */
export function listPracticeEntries(
  signatures: Readonly<Record<string, Signature>>,
  fields: Readonly<Record<string, PracticeFields>>,
): readonly PracticeEntry[] {
  return Object.entries(signatures)
    .map(([file, signature]): PracticeEntry => {
      const [name = '', lesson = ''] = file.split('/').slice(-3, -1).toReversed();
      const found = fields[`${lesson}/${name}`];
      if (!found) throw new Error(`${file} has no question.md.`);
      return { signature, lesson, ...found };
    })
    .toSorted((a, b) => a.signature.questionId - b.signature.questionId);
}
