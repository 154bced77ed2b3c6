import { beforeAll, expect, test } from '@jest/globals';
import { sharedJudge, type TestJudge } from '../judge.ts';
import { listCoursePrograms } from './course-programs.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);

/** The recorder uses identity hash codes, which determine the order of such a map. */
const dependsOnIdentity = 'group-anagrams/wrong/uses-an-array-as-key.java';
const programs = listCoursePrograms('java').filter(({ title }) => title !== dependsOnIdentity);

test.concurrent.each(programs)(
  'resumes a recording of $title with the same state',
  async ({ program, input }) => {
    const whole = (await record(judge, 'java', program, input)).recording;
    const total = whole.totalSteps;
    if (total < 4 || total > whole.recordedSteps) return;
    const fromStep = Math.ceil(total / 2) + 1;
    const window = { firstSteps: 1, fromStep, lastSteps: total };
    const { recording } = await record(judge, 'java', program, input, window);
    // A frame further out has the state of its last step until the program returns into it.
    const { depth } = replay(recording.events)[1] ?? { depth: 1 };
    const isKnown = (step: { readonly depth: number }): boolean => step.depth >= depth;
    expect(replay(recording.events).slice(1).filter(isKnown)).toEqual(
      replay(whole.events)
        .slice(fromStep - 1)
        .filter(isKnown),
    );
  },
);
