import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lessonProofsFile, readCommittedProofs } from '@dryrun/content/proofs/committed';
import { ProofKeys } from '@dryrun/content/proofs/keys';
import { startProofRun } from '@dryrun/content/proofs/testing';
import type { Sandbox } from '../src/judge/sandbox/sandbox.ts';
import { createLessonSandbox, lessonLanguages, proveLessonPrograms } from './lesson-programs.ts';
import { listProvableLessonPrograms } from './provable-programs.ts';

const programs = listProvableLessonPrograms(new ProofKeys());
const committed = readCommittedProofs(lessonProofsFile);
const proofs = startProofRun('programs of lessons');
const due = proofs.choose(programs, ({ name }) => committed[name]);
const dueLanguages = lessonLanguages
  .map((language) => ({
    language,
    chosen: due.filter(({ provable }) => provable.program.language === language),
  }))
  .filter(({ chosen }) => chosen.length > 0);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createLessonSandbox();
});
afterAll(async () => {
  await sandbox.close();
  proofs.writeCounts();
});

test('finds programs to run in the lessons', () => {
  expect(programs.length).toBeGreaterThan(60);
});

if (dueLanguages.length > 0) {
  describe.each(dueLanguages)('in $language', ({ language, chosen }) => {
    test('compiles each due program and prints the output that its lesson shows', async () => {
      const results = await proveLessonPrograms(
        sandbox,
        language,
        chosen.map(({ provable }) => provable.program),
      );
      const failures: string[] = [];
      for (const [i, proof] of chosen.entries()) {
        const failure = results[i]?.failure;
        if (failure === undefined) proofs.recordSuccess(proof);
        else {
          proofs.recordFailure(proof);
          failures.push(failure);
        }
      }
      expect(failures).toEqual([]);
    }, 290_000);
  });
}
