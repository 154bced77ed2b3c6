import { expect, test } from '@jest/globals';
import { listCppPrograms, runTwice } from './same-answer.ts';

/** Of a problem's cases, sorted by size. */
const caseIndexes = [1, 4];

test.concurrent.each(listCppPrograms().map((program) => ({ title: program.title, program })))(
  '$title has the same answer when it is recorded',
  async ({ program }) => {
    for (const index of caseIndexes) {
      const { untraced, traced, recordedSteps } = await runTwice(program, index);
      expect(traced).toEqual(untraced);
      expect(recordedSteps).toBeGreaterThan(0);
    }
  },
  120_000,
);
