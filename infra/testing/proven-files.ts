import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';
import type { Test } from '@jest/test-result';
import type { DueProof, ProofRun, Provable } from '@dryrun/content/proofs/proof-run';
import { digest } from '@dryrun/content/proofs/source-tree';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { root } from '../local/data-folder.ts';

/** A test file, keyed by everything that its outcome can depend on. */
interface ProvenFile extends Provable {
  readonly kind: 'test-file';
  readonly test: Test;
}

/** Let the tests use other servers. */
const serverVariables = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'REQUIRE_CONTAINERS'];

const unreadFiles = /^(?:docs\/|[^/]+\.md$|LICENSE$)/;

/** Skips test files that passed with the same inputs, except a random tenth and files that select proofs. */
export class ProvenFiles {
  readonly #proofs: ProofRun = startProofRun('test files');
  readonly #due = new Map<string, DueProof<ProvenFile>>();
  readonly #passed: DueProof<ProvenFile>[] = [];
  readonly #digestInputs: () => string | undefined;
  #inputs: string | undefined;

  /** `digestOfInputs` returns a digest of everything that a test can depend on; undefined makes every file due. */
  constructor(digestOfInputs = digestInputs) {
    this.#digestInputs = digestOfInputs;
  }

  choose(tests: readonly Test[]): Test[] {
    const inputs = this.#digestInputs();
    this.#inputs = inputs;
    if (inputs === undefined) return [...tests];
    const selfChoosing = tests.filter(choosesOwnProofs);
    const files = tests
      .filter((test) => !selfChoosing.includes(test))
      .map((test): ProvenFile => {
        const name = relative(root, test.path);
        return { kind: 'test-file', name, key: digest(['test-file', name, inputs]), test };
      });
    for (const due of this.#proofs.choose(files)) this.#due.set(due.provable.test.path, due);
    return tests.filter((test) => selfChoosing.includes(test) || this.#due.has(test.path));
  }

  record(path: string, hasPassed: boolean): void {
    const due = this.#due.get(path);
    if (due === undefined) return;
    if (hasPassed) this.#passed.push(due);
    else this.#proofs.recordFailure(due);
  }

  /** Call it after the last file. Records none that passed if an input changed meanwhile. */
  end(): void {
    if (this.#inputs !== undefined && this.#digestInputs() === this.#inputs)
      for (const due of this.#passed) this.#proofs.recordSuccess(due);
    this.#proofs.writeCounts();
  }
}

function choosesOwnProofs({ path }: Test): boolean {
  return readFileSync(path, 'utf8').includes('startProofRun(');
}

/** The SHA-256 of all files of the checkout, the Debian packages, the kernel and Node. Undefined without git. */
function digestInputs(): string | undefined {
  const sources = createHash('sha256');
  let listed: string;
  try {
    listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch {
    return undefined;
  }
  for (const file of listed.split('\0').toSorted()) {
    const path = join(root, file);
    if (file === '' || unreadFiles.test(file) || !existsSync(path)) continue;
    sources.update(`${file}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  const packages = '/var/lib/dpkg/status';
  return digest([
    sources.digest('hex'),
    existsSync(packages) ? createHash('sha256').update(readFileSync(packages)).digest('hex') : '',
    [os.arch(), os.release(), process.version, os.userInfo().uid],
    serverVariables.map((name) => process.env[name] ?? ''),
  ]);
}
