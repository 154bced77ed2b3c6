import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, root } from './data-folder.ts';
import { runJest } from './jest.ts';
import { say } from './say.ts';
import {
  browserPackages,
  databasePackages,
  installSystemPackages,
  judgePackages,
} from './system-packages.ts';
import { runToEnd } from './supervise.ts';

/** Screenshots and traces of failed browser tests (infra/testing/browser-environment.mjs). */
const failures = join(dataFolder, 'test-failures');
/** Enough for every kind of program of the soak to come several times. */
const soakJobs = '300';

process.exitCode = await runTests(process.argv.slice(2));
if (process.connected) process.disconnect();

/**
 * Runs the tests: `--full` adds those that take long and proves every program again, `--slowest` prints the slowest files;
 * all other words go to jest. Resolves to the exit code.
 */
async function runTests(words: readonly string[]): Promise<number> {
  if (!(await installSystemPackages([...databasePackages, ...judgePackages, ...browserPackages]))) return 1;
  const isFull = words.includes('--full');
  const args = words.filter((word) => word !== '--full' && word !== '--slowest');
  rmSync(failures, { recursive: true, force: true });
  const result = await runJest(args, {
    DRYRUN_TEST_TIER: isFull ? 'full' : 'standard',
    DRYRUN_TEST_SKIP_PROVEN: isFull || args.length > 0 ? '0' : '1',
    DRYRUN_TEST_SLOWEST: words.includes('--slowest') ? '1' : '0',
    DRYRUN_TEST_SEED: process.env.DRYRUN_TEST_SEED ?? String(randomInt(1_000_000)),
  });
  if (result.proofs !== undefined) say(result.proofs);
  if (existsSync(failures)) say(`Screenshots and traces of failed browser tests are in ${failures}.`);
  const hasSoaked = !isFull || args.length > 0 || (await soak());
  if (result.passed + result.failed + result.skipped === 0) say(`No test matches: ${args.join(' ')}`);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  say(`${result.passed} passed, ${result.failed + (hasSoaked ? 0 : 1)} failed${skipped}`);
  return hasSoaked ? result.code : 1;
}

/** Judges a sample of the soak's programs. True when it found nothing wrong. */
async function soak(): Promise<boolean> {
  const argv = [
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    'infra/soak/main.ts',
    '--jobs',
    soakJobs,
  ];
  try {
    await runToEnd({
      name: 'The soak',
      argv: [process.execPath, ...argv],
      cwd: root,
      environment: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    });
    return true;
  } catch (error) {
    say((error as Error).message);
    return false;
  }
}
