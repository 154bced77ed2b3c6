import os from 'node:os';
import path from 'node:path';
import { findProblem } from '@dryrun/content/problems';
import { langNames, langs } from '@dryrun/contracts/language';
import { execute } from '@dryrun/workers/judge/execute';
import { createSandbox } from '@dryrun/workers/judge/sandbox/create-sandbox';
import { createToolchains } from '@dryrun/workers/judge/toolchains';
import { ms, percentile, printTable } from './figures.ts';
import { benchInput, programs } from './programs.ts';

const manyTests = 50;

/** Times a submission of one small test against one of fifty, compiling included, without queue and database. */
export async function benchManyTests(rounds: number): Promise<void> {
  const problem = findProblem(1);
  if (!problem) throw new Error('three-sum is gone');
  const test = { input: [benchInput], expected: problem.answer([JSON.parse(benchInput) as number[]]) };
  const sandbox = await createSandbox({ slots: 1, uidBase: 62_000 });
  try {
    const toolchains = await createToolchains(
      sandbox,
      path.join(os.tmpdir(), `dryrun-judge-${os.userInfo().uid}`),
    );
    const rows: string[][] = [];
    for (const lang of langs) {
      const time = async (round: number, count: number): Promise<number> => {
        const source = programs[lang].solution(`${count} tests, round ${round}, ${Date.now()}`);
        const program = { source, signature: problem.signature, limits: problem.limits[lang] };
        const before = performance.now();
        await execute(
          toolchains[lang],
          program,
          Array.from({ length: count }, () => test),
        );
        return performance.now() - before;
      };
      const one: number[] = [];
      const many: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        one.push(await time(round, 1));
        many.push(await time(round, manyTests));
      }
      const [p1, p50] = [percentile(one, 0.5), percentile(many, 0.5)];
      rows.push([langNames[lang], ms(p1), ms(p50), (p50 / p1).toFixed(2)]);
    }
    printTable(['language', '1 test p50 ms', `${manyTests} tests p50 ms`, 'ratio'], rows);
  } finally {
    await sandbox.close();
  }
}
