import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { langs, type Lang } from '@dryrun/contracts/language';
import { cppPrograms } from './hostile/cpp-programs.ts';
import { javaPrograms } from './hostile/java-programs.ts';
import { pythonPrograms } from './hostile/python-programs.ts';
import { intTests, megabytesKb, startTestJudge, type TestJob, type TestJudge } from './judge.ts';
import { signatureOf } from './signature.ts';

const honest: Readonly<Record<Lang, string>> = {
  java: 'class Solution { public int solve(int a) { return 2 * a; } }',
  python3: 'class Solution:\n    def solve(self, a):\n        return 2 * a\n',
  c_cpp: 'class Solution { public: int solve(int a) { return 2 * a; } };',
};
const job = {
  signature: signatureOf(['int'], 'int'),
  tests: intTests([
    [1, 2],
    [2, 4],
    [3, 6],
  ]),
};
const jobs: Readonly<Record<Lang, TestJob>> = {
  java: { ...job, limits: { timeMs: 1500, memoryKb: megabytesKb(512) } },
  python3: { ...job, limits: { timeMs: 300, memoryKb: megabytesKb(96) } },
  c_cpp: { ...job, limits: { timeMs: 300, memoryKb: megabytesKb(96) } },
};

/** A verdict does not wait for the end of its processes, which comes within moments. */
async function until(condition: () => boolean): Promise<void> {
  for (let round = 0; !condition(); round += 1) {
    if (round === 200) throw new Error(`still there: ${listLeftProcesses().join(' ')}`);
    await pause(25);
  }
}

let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge();
}, 120_000);
afterAll(() => judge.close());

/** Nobody else runs anything under the uids of this judge's slots. */
function listLeftProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
        return judge.ownsUid(Number(uid));
      } catch {
        return false; // it has just ended
      }
    });
}

describe.each(langs)('in %s', (lang) => {
  const programs = [...pythonPrograms, ...cppPrograms, ...javaPrograms].filter(
    (program) => program.lang === lang,
  );

  test.each(programs)(
    '$name ends in a true verdict and harms nobody',
    async ({ source, verdicts }) => {
      const check = await judge.judge(lang, source, jobs[lang]);
      expect(verdicts).toContain(check.statusMsg);
      await until(() => listLeftProcesses().length === 0);
      expect((await judge.judge('python3', honest.python3, jobs.python3)).statusMsg).toBe('Approved');
    },
    40_000,
  );

  test('after all that an honest program is judged as ever', async () => {
    expect(await judge.judge(lang, honest[lang], jobs[lang])).toMatchObject({
      statusMsg: 'Approved',
      testsPassed: 3,
    });
    expect(existsSync('/usr/bin/hello')).toBe(false);
  }, 40_000);
});
