import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followUpCount } from '@dryrun/contracts/interview-script';
import { expect, test } from '@jest/globals';
import { practiceOf } from './practice-problems.ts';
import { listPracticeProblems, listProblems, type LoadedProblem } from './problems.ts';
import { readFollowUps, readSpokenHalf, talkTrackParts } from './spoken-half.ts';

const isTransfer = (problem: LoadedProblem) => practiceOf(problem)?.level === 'transfer';
const problems = [...listProblems(), ...listPracticeProblems().filter(isTransfer)].map((problem) => ({
  path: problem.signature.path,
  folder: problem.folder,
}));

test.each(problems)('has a talk track of about two minutes for $path', ({ folder }) => {
  const talkTrack = readFileSync(path.join(folder, 'talk-track.md'), 'utf8');
  expect(Array.from(talkTrack.matchAll(/^## (.+)$/gm), ([, part]) => part)).toEqual([...talkTrackParts]);
  const words = talkTrack.match(/\S+/g)?.length ?? 0; // 120 to 170 a minute
  expect(words).toBeGreaterThanOrEqual(200);
  expect(words).toBeLessThanOrEqual(380);
});

test.each(problems)(
  'has different follow-up questions for $path, folded with their answers',
  ({ folder }) => {
    const followUps = readFollowUps(folder);
    expect(new Set(followUps.map(({ ask }) => ask)).size).toBe(followUpCount);
    expect(readSpokenHalf(folder).match(/^<details><summary>.+<\/summary>$/gm)).toHaveLength(
      followUpCount + 1,
    );
  },
);

test('has nothing to say about a warm-up', () => {
  const warmUps = listPracticeProblems().filter((problem) => !isTransfer(problem));
  expect(warmUps.map(({ folder }) => readSpokenHalf(folder)).filter((text) => text !== '')).toEqual([]);
});
