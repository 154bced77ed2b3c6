import { randomInt } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from '@dryrun/runtime/private/process';
import { dataFolder, root } from './data-folder.ts';
import { runJest } from './jest.ts';
import { log } from './log.ts';
import { installSystemPackages, testPackages } from './system-packages.ts';
import { runToEnd } from './supervise.ts';

/** Screenshots and traces of failed browser tests (infra/testing/browser-environment.mjs). */
const failuresFolder = join(dataFolder, 'test-failures');
/** The profiles of `infra/instruments` that belong to the full tests. 300 jobs run each soak program several times. */
const fullProfiles = [['soak', '--jobs', '300'], ['storm']] as const;

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
  let failedProfiles = 0;
  for (const profile of isFull && args.length === 0 ? fullProfiles : [])
    if (!(await runProfile(profile))) failedProfiles += 1;
  if (result.passed + result.failed + result.skipped === 0) log(`No tests match: ${args.join(' ')}`);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  log(`${result.passed} passed, ${result.failed + failedProfiles} failed${skipped}`);
  return failedProfiles === 0 ? result.code : 1;
}

/** Resolves to true when the profile passes. Logs its report when it fails. */
async function runProfile(profile: readonly string[]): Promise<boolean> {
  try {
    await runToEnd({
      name: `npm run ${profile[0]}`,
      argv: [process.execPath, ...nodeFlags, 'infra/instruments/main.ts', ...profile],
      cwd: root,
      environment: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    });
    return true;
  } catch (error) {
    log((error as Error).message);
    return false;
  }
}
