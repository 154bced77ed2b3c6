import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProofCount, ProofKind } from '@dryrun/content/proofs/proof-run';
import { countsVariable, type TestCounts } from '../testing/progress-reporter.ts';
import { root } from './data-folder.ts';

interface JestResult extends TestCounts {
  readonly code: number;
  readonly proofs: string | undefined;
}

/** Runs jest with `settings` added to its environment. Progress and failures go to standard error. */
export async function runJest(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<JestResult> {
  const folder = mkdtempSync(join(tmpdir(), 'dry-run-tests-'));
  const countsFile = join(folder, 'counts.json');
  const proofsFile = join(folder, 'proofs.jsonl');
  const jest = spawn(
    process.execPath,
    [
      '--conditions=source',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...args,
    ],
    {
      cwd: root,
      stdio: ['inherit', 'ignore', 'inherit'], // drops the standard output of the systems under test
      env: { ...process.env, ...settings, [countsVariable]: countsFile, DRYRUN_TEST_PROOFS: proofsFile },
    },
  );
  const stop = (): unknown => jest.kill('SIGTERM');
  const ignore = (): void => undefined; // Ctrl-C reaches jest too: wait until it exits
  process.on('SIGTERM', stop).on('SIGINT', ignore).on('disconnect', stop);
  const [code] = (await once(jest, 'close')) as [number | null];
  process.off('SIGTERM', stop).off('SIGINT', ignore).off('disconnect', stop);
  const counts = readCounts(countsFile);
  const proofs = describeProofs(proofsFile);
  rmSync(folder, { recursive: true });
  return { code: code ?? 1, ...counts, proofs };
}

/** Sums the counts in a JSON Lines file, to which each test file appends. */
function describeProofs(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  const counts = lines.map((line) => JSON.parse(line) as ProofCount);
  const sum = (key: 'provenNow' | 'provenEarlier', of?: ProofKind): number =>
    counts.reduce((total, count) => total + (of === undefined || count.kind === of ? count[key] : 0), 0);
  const kinds = [...new Set(counts.filter(({ provenNow }) => provenNow > 0).map(({ kind }) => kind))];
  const details = kinds.map((kind) => `${sum('provenNow', kind)} ${kind}`).join(', ');
  return `Proofs: ${sum('provenNow')} proven now (${details}), ${sum('provenEarlier')} proven earlier. Seed: ${counts[0]?.seed}.`;
}

function readCounts(file: string): TestCounts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestCounts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [] }; // jest exited before it ran a file
  }
}
