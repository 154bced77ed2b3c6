import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { langs, type Lang } from '@dryrun/contracts/language';
import { startTestJudge, type TestJudge } from './judge.ts';

const langOf: Readonly<Record<string, Lang>> = { '.java': 'java', '.py': 'python3', '.cpp': 'c_cpp' };

let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge();
}, 120_000);
afterAll(() => judge.close());

describe.each(listProblems().map((problem) => ({ name: problem.signature.path, problem })))(
  '$name',
  ({ problem }) => {
    const { signature, limits, cases: tests } = problem;

    test.concurrent.each(langs)(
      'the best solution in %s is Approved',
      async (lang) => {
        const check = await judge.judge(lang, problem.solutions[lang], {
          signature,
          tests,
          limits: limits[lang],
        });
        expect(check).toMatchObject({ statusMsg: 'Approved', testsPassed: tests.length });
        expect(check.runtime).toBeLessThan(limits[lang].timeMs / 2);
      },
      120_000,
    );

    test.concurrent.each(listPrograms(path.join(problem.folder, 'wrong')))(
      '$name is refused',
      async ({ lang, source }) => {
        const verdict = /\(([A-Z][A-Za-z ]+)\)\s*$/.exec(source.split('\n', 1)[0] ?? '')?.[1];
        const check = await judge.judge(lang, source, { signature, tests, limits: limits[lang] });
        expect(check.statusMsg).toBe(verdict);
        expect(check.testsPassed).toBeLessThan(tests.length);
      },
      120_000,
    );

    // A third of the time is enough for every best solution and shows as well who is too slow.
    test.concurrent.each(listPrograms(path.join(problem.folder, 'slow')))(
      '$name is too slow',
      async ({ lang, source }) => {
        const tight = { ...limits[lang], timeMs: limits[lang].timeMs / 3 };
        const check = await judge.judge(lang, source, { signature, tests, limits: tight });
        expect(check.statusMsg).toBe('Time Limit Exceeded');
      },
      120_000,
    );
  },
);

function listPrograms(folder: string): { name: string; lang: Lang; source: string }[] {
  return readdirSync(folder).map((name) => {
    const lang = langOf[path.extname(name)];
    if (!lang) throw new Error(`${name}: in which language is it written?`);
    return { name, lang, source: readFileSync(path.join(folder, name), 'utf8') };
  });
}
