import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, root } from './data-folder.ts';
import { runJest } from './jest.ts';
import { log } from './log.ts';
import { installSystemPackages, testPackages } from './system-packages.ts';
import { runToEnd } from './supervise.ts';

/** Screenshots and traces of failed browser tests (infra/testing/browser-environment.mjs). */
const failuresFolder = join(dataFolder, 'test-failures');
/** Enough to run each kind of soak program several times. */
const soakJobs = '300';

process.exitCode = await runTests(process.argv.slice(2));
if (process.connected) process.disconnect();

/** `--full` adds the slow tests and all proofs; `--slowest` adds a list. All other arguments go to jest. */
async function runTests(argv: readonly string[]): Promise<number> {
  if (!(await installSystemPackages(testPackages))) return 1;
  const isFull = argv.includes('--full');
  const args = argv.filter((word) => word !== '--full' && word !== '--slowest');
  rmSync(failuresFolder, { recursive: true, force: true });
  const result = await runJest(args, {
    DRYRUN_TEST_TIER: isFull ? 'full' : 'standard',
    DRYRUN_TEST_SKIP_PROVEN: isFull || args.length > 0 ? '0' : '1',
    DRYRUN_TEST_SLOWEST: argv.includes('--slowest') ? '1' : '0',
    DRYRUN_TEST_SEED: process.env.DRYRUN_TEST_SEED ?? String(randomInt(1_000_000)),
  });
  if (result.proofs !== undefined) log(result.proofs);
  if (existsSync(failuresFolder)) log(`Screenshots and traces of failed browser tests: ${failuresFolder}`);
  const hasSoakPassed = !isFull || args.length > 0 || (await soak());
  if (result.passed + result.failed + result.skipped === 0) log(`No tests match: ${args.join(' ')}`);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  log(`${result.passed} passed, ${result.failed + (hasSoakPassed ? 0 : 1)} failed${skipped}`);
  return hasSoakPassed ? result.code : 1;
}

/** Judges a sample of the soak's programs. Resolves to true when the soak passes. */
async function soak(): Promise<boolean> {
  const argv = [
    '--conditions=source',
    '--disable-warning=ExperimentalWarning',
    'infra/instruments/main.ts',
    'soak',
    '--jobs',
    soakJobs,
  ];
  try {
    await runToEnd({
      name: 'The soak test',
      argv: [process.execPath, ...argv],
      cwd: root,
      environment: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    });
    return true;
  } catch (error) {
    log((error as Error).message);
    return false;
  }
}
