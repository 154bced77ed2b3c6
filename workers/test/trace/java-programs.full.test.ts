import { beforeAll, expect, test } from '@jest/globals';
import { sharedJudge, type TestJudge } from '../judge.ts';
import { listCoursePrograms } from './course-programs.ts';
import { record, runUntraced, summarizeEnd } from './record.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);

/** The recorder uses identity hash codes, which determine the order of such a map. */
const dependsOnIdentity = 'group-anagrams/wrong/uses-an-array-as-key.java';
const programs = listCoursePrograms('java').filter(({ title }) => title !== dependsOnIdentity);

test.each(programs)('records $title without another answer', async ({ program, input }) => {
  const untraced = await runUntraced(judge, 'java', program, input);
  const { outcome, recording } = await record(judge, 'java', program, input);
  expect(summarizeEnd(outcome.end)).toEqual(summarizeEnd(untraced.end));
  expect(outcome.stdout).toBe(untraced.stdout);
  expect([undefined, 'steps']).toContain(recording.ending);
  expect(recording.totalSteps).toBeGreaterThan(0);
});
