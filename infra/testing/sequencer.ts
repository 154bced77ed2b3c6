import type { Test } from '@jest/test-result';
import jestSequencer from '@jest/test-sequencer';
import { ProvenFiles } from './proven-files.ts';

// The package's types describe its CommonJS build, but Node loads its ES module.
const Sequencer = jestSequencer as unknown as typeof jestSequencer.default;

/** Expected duration of a file that has not run on this machine, by jest project. */
const defaultMs: Readonly<Record<string, number>> = { e2e: 20_000, infra: 8000, judge: 10_000, bff: 3000 };

/** Set for `npm test` without arguments: skips files that passed before with the same inputs. */
export const provenFiles = process.env['DRYRUN_TEST_SKIP_PROVEN'] === '1' ? new ProvenFiles() : undefined;

/** The files of this run in start order. */
export let scheduled: readonly Test[] = [];

/** The last duration of a test file, or else the default of its project. */
export function expectedMs(test: Test): number {
  return test.duration ?? defaultMs[projectOf(test)] ?? 2000;
}

export function projectOf({ context }: Test): string {
  const { displayName } = context.config;
  return typeof displayName === 'string' ? displayName : (displayName?.name ?? '');
}

/** Starts the longest files first, so that all cores stay busy until the end. Jest's own sequencer restores the durations. */
export default class LongestFirst extends Sequencer {
  override sort(tests: readonly Test[]): Test[] {
    const due = provenFiles?.choose(tests) ?? tests;
    const withDurations = super.sort([...due]) as Test[];
    scheduled = withDurations.toSorted((a, b) => expectedMs(b) - expectedMs(a));
    return [...scheduled];
  }
}
