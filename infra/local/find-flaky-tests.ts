import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runJest } from './jest.ts';
import { log } from './log.ts';
import { installSystemPackages, testPackages } from './system-packages.ts';

/** Ends with its parent, even if that is killed. */
const busyLoop = 'const { ppid } = process; while (process.ppid === ppid);';

process.exitCode = await findFlakyTests(process.argv.slice(2));
if (process.connected) process.disconnect();

/** `npm run test:flaky`: repeats tests while a busy loop loads each core. Resolves to 1 if any test failed. */
async function findFlakyTests(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { times: { type: 'string', default: '20' } },
  });
  const times = Number(values.times);
  if (!(times > 0)) throw new Error('--times must be a number above 0.');
  if (!(await installSystemPackages(testPackages))) return 1;
  for (let core = 0; core < os.availableParallelism(); core += 1)
    spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore' }).unref();
  const counts = new Map<string, number>();
  for (let round = 1; round <= times; round += 1) {
    log(`Round ${round} of ${times}`);
    const { code, failures } = await runJest(positionals, { DRYRUN_TEST_SEED: String(randomInt(1_000_000)) });
    const failed = code !== 0 && failures.length === 0 ? ['the test run itself'] : failures;
    for (const test of failed) counts.set(test, (counts.get(test) ?? 0) + 1);
  }
  for (const [test, count] of [...counts].toSorted(([, a], [, b]) => b - a))
    log(`${count} of ${times}  ${test}`);
  log(counts.size === 0 ? `No test failed in ${times} rounds.` : `Flaky tests: ${counts.size}`);
  return counts.size === 0 ? 0 : 1;
}
