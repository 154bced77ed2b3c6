import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './data-folder.ts';
import { say } from './say.ts';

const results = join(tmpdir(), `dry-run-tests-${process.pid}.json`);

/** The part of jest's report that is told at the end. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run at all. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Runs jest. Gives its exit code; the last line counts passes and failures. */
export async function runJest(args: readonly string[]): Promise<number> {
  const jest = spawn(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      '--max-old-space-size=10240', // modules of test files that ran stay in memory: 4 GB after three quarters of them
      join(root, 'node_modules/jest/bin/jest.js'),
      ...['--json', `--outputFile=${results}`, ...args],
    ],
    { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] }, // standard output would be the report a second time
  );
  process.on('SIGTERM', () => jest.kill('SIGTERM'));
  process.on('SIGINT', () => undefined); // a terminal sends it to jest too: wait for its orderly end
  process.on('disconnect', () => jest.kill('SIGTERM'));
  const [code] = (await once(jest, 'close')) as [number | null];
  const report = readReport();
  if (report === undefined) say('0 passed, 1 failed');
  else
    say(
      `${report.numPassedTests} passed, ${report.numFailedTests + report.numRuntimeErrorTestSuites} failed`,
    );
  return code ?? 1;
}

function readReport(): Report | undefined {
  if (!existsSync(results)) return undefined;
  const report = JSON.parse(readFileSync(results, 'utf8')) as Report;
  rmSync(results);
  return report;
}
