import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { AggregatedResult, AssertionResult, Test, TestResult } from '@jest/test-result';
import { root } from '../local/data-folder.ts';
import { expectedMs, projectOf, provenFiles, scheduled } from './sequencer.ts';

const slowestRows = 10;

/** The results that the reporter passes to the command that started jest. */
export interface TestCounts {
  readonly passed: number;
  /** Failed tests and files that failed to run. */
  readonly failed: number;
  readonly skipped: number;
  /** Each failed test as "file: title". */
  readonly failures: readonly string[];
}

/** The environment variable with the path of the counts file. */
export const countsVariable = 'DRYRUN_TEST_COUNTS';

interface Failure {
  readonly file: string;
  readonly title: string;
  readonly message: string;
  readonly command: string;
}

/** Prints a line for each finished file, and each failure with a command that runs only that test. */
export default class ProgressReporter {
  readonly #workers: number;
  readonly #durations = new Map<string, number>();
  readonly #failures: Failure[] = [];
  readonly #isTerminal = process.stderr.isTTY;

  constructor({ maxWorkers }: { readonly maxWorkers: number }) {
    this.#workers = maxWorkers;
  }

  onTestFileResult(test: Test, result: TestResult): void {
    const file = relative(root, test.path);
    this.#durations.set(test.path, result.perfStats.runtime);
    const failures = failuresOf(file, result);
    this.#failures.push(...failures);
    provenFiles?.record(test.path, failures.length === 0);
    const outcome = failures.length > 0 ? 'FAIL' : 'pass';
    const seconds = (result.perfStats.runtime / 1000).toFixed(1);
    this.#printProgress(
      `${this.#durations.size} of ${plural(scheduled.length, 'file')}, ${this.#timeLeft()} left: ${outcome} ${file} (${seconds} s)`,
      failures.length > 0,
    );
  }

  onRunComplete(_: unknown, results: AggregatedResult): void {
    if (this.#isTerminal) this.#clearLine();
    if (process.env['DRYRUN_TEST_SLOWEST'] === '1') this.#printSlowest();
    for (const { file, title, message, command } of this.#failures)
      print(`\nFAIL ${file}\n  ${title}\n${indent(message)}\n  Run it alone: ${command}`);
    print(`\n${plural(this.#durations.size, 'file')} in ${formatDuration(Date.now() - results.startTime)}.`);
    provenFiles?.end();
    const counts: TestCounts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests,
      failures: this.#failures.map(({ file, title }) => `${file}: ${title}`),
    };
    const file = process.env[countsVariable];
    if (file) writeFileSync(file, JSON.stringify(counts));
  }

  /** On a terminal, a passing file overwrites the previous line; a failure stays. */
  #printProgress(line: string, isFailure: boolean): void {
    if (!this.#isTerminal) return print(line);
    this.#clearLine();
    process.stderr.write(isFailure ? `${line}\n` : line.slice(0, process.stderr.columns - 1));
  }

  #clearLine(): void {
    process.stderr.write('\r\u001B[K');
  }

  /** The judge's files run one at a time after the others, beside one worker process for the projects of its runner. */
  #timeLeft(): string {
    const left = { parallel: 0, judge: 0, beside: 0 };
    for (const test of scheduled) {
      if (this.#durations.has(test.path)) continue;
      const isOfRunner = test.context.config.runner.endsWith('judge-runner.mjs');
      left[projectOf(test) === 'judge' ? 'judge' : isOfRunner ? 'beside' : 'parallel'] += expectedMs(test);
    }
    return formatDuration(left.parallel / this.#workers + Math.max(left.judge, left.beside));
  }

  #printSlowest(): void {
    const rows = [...this.#durations].toSorted(([, a], [, b]) => b - a).slice(0, slowestRows);
    print(`\nThe ${rows.length} slowest files:`);
    for (const [path, ms] of rows) print(`${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(root, path)}`);
  }
}

function failuresOf(file: string, result: TestResult): Failure[] {
  const failed = result.testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && result.testExecError === undefined && !result.failureMessage) return [];
  if (failed.length === 0) {
    const message = result.failureMessage ?? 'The file failed to run.';
    return [{ file, title: 'the test file itself', message, command: `npm test -- ${file}` }];
  }
  const output = (result.console ?? []).map(({ message }) => message).join('\n');
  const printed = output === '' ? [] : [`Printed by the tests:\n${output}`];
  return failed.map((test, i) => ({
    file,
    title: test.fullName,
    message: [messageOf(test), ...(i === 0 ? printed : [])].join('\n'),
    command: `npm test -- ${file} -t ${shellQuote(escapeRegExp(test.fullName))}`,
  }));
}

function messageOf({ failureMessages }: AssertionResult): string {
  return failureMessages.join('\n').replaceAll(/\n\s+at .*node_modules\/jest.*(?=\n|$)/g, '');
}

const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const indent = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ');

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function formatDuration(ms: number): string {
  return ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`;
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}
