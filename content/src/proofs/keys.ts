import type { LoadedProblem } from '../problems.ts';
import type { Provable } from './proof-run.ts';
import { digest, SourceTree } from './source-tree.ts';

/** A reference, wrong or slow program: its path in the problem's folder and its required verdict. */
export interface KeyedProgram {
  readonly name: string;
  readonly source: string;
  readonly verdict: string | undefined;
}

export interface KeyedLessonProgram {
  readonly name: string;
  readonly language: string;
  readonly source: string;
  readonly output: string | undefined;
}

export interface KeyedHostileProgram {
  readonly name: string;
  readonly lang: string;
  readonly source: string;
  readonly verdicts: readonly string[];
}

/** Factors besides the sources that affect a hostile program's verdict. */
export interface HostileEnvironment {
  readonly toolchains: Readonly<Record<string, string>>;
  readonly kernel: string;
  readonly arch: string;
  readonly isolation: string;
}

/** Increment when the inputs of a key change. */
const format = 1;

/** The judge, and the program that it starts as a process. */
const judgeEntries = ['workers/test/judge.ts', 'workers/src/judge/sandbox/fork-server-process.ts'];
const judgeData = ['workers/drivers/**/*.*', 'workers/src/judge/**/*.bin'];

/** The files that determine a recording, besides those of the language. */
const traceFiles = [
  'contracts/src/trace-events.ts',
  'workers/src/judge/grading/lesson-program.ts',
  'workers/src/judge/trace/record-trace.ts',
  'workers/test/lesson-traces.ts',
];

const driverFolders: Readonly<Record<string, string>> = { python: 'python3', java: 'java', cpp: 'c-cpp' };

/** A key is the SHA-256 of everything a proof depends on, so a proof with a cached key isn't repeated. */
export class ProofKeys {
  readonly #tree: SourceTree;
  readonly #digests = new Map<string, string>();

  constructor(tree = new SourceTree()) {
    this.#tree = tree;
  }

  program(problem: LoadedProblem, { name, source, verdict }: KeyedProgram): string {
    const parts = {
      name,
      source,
      verdict: verdict ?? null,
      problem: this.#problem(problem),
      judge: this.#judge(),
    };
    return digest([format, 'program', parts]);
  }

  /** Key of a problem's `fingerprints.json`. Leaves out the judge, which hardly changes an answer to a small input. */
  fingerprints(problem: LoadedProblem): string {
    const parts = {
      programs: this.problemVersion(problem),
      problem: this.#problem(problem),
      fingerprints: this.#tree.digestClosure(['content/src/fingerprints.ts']),
    };
    return digest([format, 'fingerprints', parts]);
  }

  /** Identifies a problem's signature, tests and wrong programs, so that figures about it survive an edit. */
  problemVersion(problem: LoadedProblem): string {
    const folder = this.#tree.relative(problem.folder);
    const files = ['signature.ts', 'problem.ts', 'inputs.ts', 'wrong/*'].map((file) => `${folder}/${file}`);
    return this.#tree.digestFiles(files).slice(0, 12);
  }

  bruteForceAgreement(problem: LoadedProblem): string {
    const proof = this.#tree.digestClosure(['content/src/brute-force-agreement.ts']);
    return digest([format, 'agreement', this.#problem(problem), proof]);
  }

  testCases(problem: LoadedProblem): string {
    const proof = this.#tree.digestClosure(['content/src/test-case-check.ts']);
    return digest([format, 'test cases', this.#problem(problem), proof]);
  }

  lessonProgram({ name, language, source, output }: KeyedLessonProgram): string {
    const runner = this.#once('lesson', () => [
      this.#tree.digestClosure(['workers/test/lesson-programs.ts']),
      this.#tree.digestFiles(judgeData.slice(1)),
    ]);
    return digest([format, 'lesson', { name, language, source, output: output ?? null, runner }]);
  }

  /** Key of a recording: the program and its language's recorder. */
  lessonTrace({ name, language, source, output }: KeyedLessonProgram): string {
    const recorder = this.#once(`recorder ${language}`, () =>
      this.#tree.digestFiles([
        ...traceFiles,
        `workers/drivers/${driverFolders[language] ?? language}/**/*.*`,
      ]),
    );
    return digest([format, 'lesson trace', { name, language, source, output: output ?? null, recorder }]);
  }

  hostileProgram(program: KeyedHostileProgram, environment: HostileEnvironment): string {
    const { name, lang, source, verdicts } = program;
    const judge = this.#once('hostile', () => [
      this.#tree.digestClosure([...judgeEntries, 'workers/test/hostile/judge-hostile.ts']),
      this.#tree.digestFiles(judgeData),
    ]);
    return digest([format, 'hostile', { name, lang, source, verdicts, environment, judge }]);
  }

  #judge(): string {
    return this.#once('judge', () => [
      this.#tree.digestClosure([...judgeEntries, 'workers/test/proof.ts']),
      this.#tree.digestFiles(judgeData),
    ]);
  }

  /** Definition, generators, reference and brute force, and the code that loads test cases. */
  #problem(problem: LoadedProblem): string {
    const folder = this.#tree.relative(problem.folder);
    return this.#tree.digestClosure([`${folder}/problem.ts`, 'content/src/problems.ts']);
  }

  #once(name: string, compute: () => unknown): string {
    let cached = this.#digests.get(name);
    if (cached === undefined) {
      cached = digest(compute());
      this.#digests.set(name, cached);
    }
    return cached;
  }
}

export function provableFingerprints(problem: LoadedProblem, keys: ProofKeys): Provable {
  return { kind: 'fingerprints', name: 'fingerprints.json', key: keys.fingerprints(problem) };
}

export function provableBruteForceAgreement(problem: LoadedProblem, keys: ProofKeys): Provable {
  return { kind: 'brute-force', name: 'brute-force.ts', key: keys.bruteForceAgreement(problem) };
}

export function provableTestCases(problem: LoadedProblem, keys: ProofKeys): Provable {
  return { kind: 'test-cases', name: 'test cases', key: keys.testCases(problem) };
}
