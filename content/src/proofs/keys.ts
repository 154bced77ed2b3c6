import type { LoadedProblem } from '../problems.ts';
import type { Provable } from './proof-run.ts';
import { digest, SourceTree } from './source-tree.ts';

/** A program of a problem's author: its path in the problem's folder, and the verdict that it must get. */
export interface KeyedProgram {
  readonly name: string;
  readonly source: string;
  readonly verdict: string;
}

/** A program of a lesson and the output that the lesson shows. */
export interface KeyedLessonProgram {
  readonly name: string;
  readonly language: string;
  readonly source: string;
  readonly output: string | undefined;
}

/** A hostile program and the verdicts that it may get. */
export interface KeyedHostileProgram {
  readonly name: string;
  readonly lang: string;
  readonly source: string;
  readonly verdicts: readonly string[];
}

/** What a hostile program's end depends on besides our sources. */
export interface HostileEnvironment {
  readonly toolchains: Readonly<Record<string, string>>;
  readonly kernel: string;
  readonly arch: string;
  readonly isolation: string;
}

/** Change it when a key is made of other things than before. */
const format = 1;

const judgeData = ['workers/drivers/**/*.*', 'workers/src/judge/**/*.bin'];
const problemList = 'content/src/problems.ts';

/**
 * Computes the keys of proofs. A key is the SHA-256 of everything that a proof depends on: a proof with a current key
 * would only repeat what was proven before.
 */
export class ProofKeys {
  readonly #tree: SourceTree;
  readonly #common = new Map<string, string>();

  constructor(tree = new SourceTree()) {
    this.#tree = tree;
  }

  /** The key of a reference, wrong or slow program. */
  program(problem: LoadedProblem, { name, source, verdict }: KeyedProgram): string {
    const parts = { name, source, verdict, problem: this.#problem(problem), judge: this.#judge() };
    return digest([format, 'program', parts]);
  }

  /** The key of the agreement of a problem's reference with its brute force. */
  agreement(problem: LoadedProblem): string {
    const proof = this.#tree.digestClosure(['content/src/brute-force-agreement.ts']);
    return digest([format, 'agreement', this.#problem(problem), proof]);
  }

  /** The key of the soundness of a problem's tests, by content/src/problems.test.ts. */
  testCases(problem: LoadedProblem): string {
    const proof = [
      this.#tree.read('content/src/problems.test.ts'),
      this.#tree.digestClosure(['content/src/brute-force-agreement.ts']),
    ];
    return digest([format, 'test cases', this.#problem(problem), proof]);
  }

  /** The key of a lesson's program. */
  lessonProgram({ name, language, source, output }: KeyedLessonProgram): string {
    const runner = this.#once('lesson', () => [
      this.#tree.digestClosure(['workers/test/lesson-programs.ts']),
      this.#tree.digestFiles(judgeData.slice(1)),
    ]);
    return digest([format, 'lesson', { name, language, source, output: output ?? null, runner }]);
  }

  /** The key of a hostile program on this machine. */
  hostileProgram(program: KeyedHostileProgram, environment: HostileEnvironment): string {
    const { name, lang, source, verdicts } = program;
    const judge = this.#once('hostile', () => [
      this.#tree.digestClosure(['workers/test/judge.ts', 'workers/test/hostile/judge-hostile.ts']),
      this.#tree.digestFiles(judgeData),
    ]);
    return digest([format, 'hostile', { name, lang, source, verdicts, environment, judge }]);
  }

  #judge(): string {
    return this.#once('judge', () => [
      this.#tree.digestClosure(['workers/test/judge.ts', 'workers/test/proof.ts']),
      this.#tree.digestFiles(judgeData),
    ]);
  }

  /** The definition, generators, reference and brute force, and the code that makes test cases of them. */
  #problem(problem: LoadedProblem): string {
    const folder = this.#tree.relative(problem.folder);
    return digest([this.#tree.digestClosure([`${folder}/problem.ts`]), this.#loader()]);
  }

  /** `problems.ts` without its list: a new problem must not make the proofs of all others stale. */
  #loader(): string {
    return this.#once('loader', () => {
      const text = this.#tree.read(problemList);
      const listed = [...text.matchAll(/^import \{ problem as (\w+) \}.*\n/gm)];
      const withoutList = listed.reduce(
        (rest, [line, name]) => rest.replace(line, '').replace(`\n  ${name},\n`, '\n'),
        text,
      );
      const imports = this.#tree
        .listImports(problemList)
        .filter((file) => !file.startsWith('content/course/problems/'));
      return [withoutList, this.#tree.digestClosure(imports)];
    });
  }

  #once(name: string, compute: () => unknown): string {
    let known = this.#common.get(name);
    if (known === undefined) {
      known = digest(compute());
      this.#common.set(name, known);
    }
    return known;
  }
}

/** The agreement of a problem's reference with its brute force, as an entry of its `proofs.json`. */
export function provableAgreement(problem: LoadedProblem, keys: ProofKeys): Provable {
  return { kind: 'brute-force', name: 'brute-force.ts', key: keys.agreement(problem) };
}
