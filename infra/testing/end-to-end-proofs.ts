import { relative } from 'node:path';
import type { Circus } from '@jest/types';
import type { DueProof, ProofRun, Provable } from '@dryrun/content/proofs/proof-run';
import { digest, SourceTree } from '@dryrun/content/proofs/source-tree';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { root } from '../local/data-folder.ts';

/** Everything that an end-to-end test may depend on. */
const sources = [
  'package-lock.json',
  'web/*.*',
  'web/{src,public}/**/*.*',
  'contracts/src/**/*.ts',
  'content/**/*.{ts,md,yaml,java,py,cpp}',
  'migrations/src/**/*.ts',
  'runtime/src/**/*.ts',
  'bff/src/**/*.ts',
  'bff/test/courses/**/*.*',
  'workers/{src,drivers}/**/*.*',
  'infra/{e2e,system,testing,local}/**/*.*',
];
let sourceDigest: string | undefined;

/**
 * Skips the tests of a file that passed on this machine and whose sources have not changed since, but for a random tenth.
 * Runs all of them unless DRYRUN_TEST_SKIP_PROVEN is 1: `npm test -- <file>` always runs the file.
 */
export class EndToEndProofs {
  readonly #file: string;
  readonly #browserVersion: string;
  readonly #proofs: ProofRun | undefined;
  readonly #due = new Map<Circus.TestEntry, DueProof<Provable>>();

  constructor(testPath: string, browserVersion: string) {
    this.#file = relative(root, testPath);
    this.#browserVersion = browserVersion;
    if (process.env['DRYRUN_TEST_SKIP_PROVEN'] === '1') this.#proofs = startProofRun(this.#file);
  }

  /** Follows the events of jest-circus. */
  handle(event: Circus.Event, state: Circus.State): void {
    if (this.#proofs === undefined) return;
    if (event.name === 'run_start') this.#choose(this.#proofs, listTests(state.rootDescribeBlock));
    if (event.name === 'test_start' && !this.#due.has(event.test)) event.test.mode = 'skip';
    if (event.name === 'test_done') this.#note(this.#proofs, event.test);
    if (event.name === 'run_finish') this.#proofs.writeCounts();
  }

  #choose(proofs: ProofRun, tests: readonly Circus.TestEntry[]): void {
    sourceDigest ??= new SourceTree().digestFiles(sources);
    const provables = tests.map((test) => {
      const name = titleOf(test);
      const key = digest([
        'end-to-end',
        this.#file,
        name,
        this.#browserVersion,
        process.version,
        sourceDigest,
      ]);
      return { kind: 'end-to-end' as const, name, key, test };
    });
    for (const due of proofs.choose(provables)) this.#due.set(due.provable.test, due);
  }

  #note(proofs: ProofRun, test: Circus.TestEntry): void {
    const due = this.#due.get(test);
    if (due === undefined || test.mode === 'skip') return;
    if (test.errors.length > 0) proofs.refute(due);
    else proofs.confirm(due);
  }
}

function listTests(block: Circus.DescribeBlock): Circus.TestEntry[] {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : listTests(child)));
}

/** The names of a test and the blocks around it. */
export function titleOf(test: Circus.TestEntry | undefined): string {
  const names: string[] = [];
  let block: Circus.TestEntry | Circus.DescribeBlock | undefined = test;
  for (; block !== undefined && block.name !== 'ROOT_DESCRIBE_BLOCK'; block = block.parent)
    names.unshift(block.name);
  return names.join(' ');
}
