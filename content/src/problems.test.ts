import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { langs } from '@dryrun/contracts/language';
import { hintsSchema } from '@dryrun/contracts/lesson-format';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import type { Argument } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { findDisagreement } from './brute-force-agreement.ts';
import { defaultLimits } from './problem.ts';
import {
  findOriginal,
  findProblem,
  findTwist,
  listPracticeProblems,
  listProblems,
  listTwists,
  type LoadedProblem,
} from './problems.ts';
import { practiceOf, readPracticeText } from './practice-problems.ts';
import { problemProofsFile, readCommittedProofs } from './proofs/committed.ts';
import { ProofKeys, provableBruteForceAgreement, provableTestCases } from './proofs/keys.ts';
import { startProofRun } from './proofs/testing.ts';
import { seededRandom } from './random.ts';
import { findInvalidTest } from './test-case-check.ts';

const keys = new ProofKeys();
const problems = [...listProblems(), ...listTwists(), ...listPracticeProblems()];
const proofs = startProofRun('brute-force checks');
const choose = (provableOf: typeof provableTestCases) =>
  proofs.choose(
    problems.map((problem) => ({ ...provableOf(problem, keys), problem })),
    ({ problem, name }) => readCommittedProofs(problemProofsFile(problem))[name],
  );
const dueCases = choose(provableTestCases);
const dueBruteForceChecks = choose(provableBruteForceAgreement);
afterAll(() => proofs.writeCounts());

const languageOf: Readonly<Record<string, string>> = { '.java': 'Java', '.py': 'Python', '.cpp': 'C++' };

test('returns undefined for a question id without a folder', () => {
  expect(findProblem(1)?.signature.name).toBe('Three Sum');
  expect(findProblem(99)).toBeUndefined();
});

test('every problem has a twist with the id 100 more', () => {
  for (const problem of listProblems()) {
    const twist = findTwist(problem);
    expect([problem.signature.path, twist?.signature.questionId]).toEqual([
      problem.signature.path,
      problem.signature.questionId + 100,
    ]);
    expect(twist && findOriginal(twist)).toBe(problem);
  }
});

test('caches the tests of a problem', () => {
  expect(findProblem(9)?.cases).toBe(findProblem(9)?.cases);
});

test('applies default limits unless a problem overrides them', () => {
  expect(findProblem(14)?.limits).toEqual(defaultLimits);
  expect(findProblem(20)?.limits).toEqual({
    java: defaultLimits.java,
    python3: { timeMs: 8000, memoryKb: 512 * 1024 },
    c_cpp: { timeMs: 5000, memoryKb: 256 * 1024 },
  });
});

describe.each(problems.map((problem) => [problem.signature.name, problem] as const))('%s', (_, problem) => {
  const { signature, folder } = problem;

  const least = leastOf(problem);

  test('has enough uniquely named tests, examples first', () => {
    expect(problem.cases.length).toBeGreaterThanOrEqual(least.tests);
    expect(new Set(problem.cases.map(({ name }) => name)).size).toBe(problem.cases.length);
    const inputs = problem.cases.slice(0, signature.examples.length).map(({ input }) => input);
    expect(inputs).toEqual(signature.examples);
  });

  const due = dueCases.find(({ provable }) => provable.problem === problem);
  if (due) {
    test('has valid tests that round-trip and match the reference', () =>
      proofs.prove(due, async () => expect(findInvalidTest(problem)).toBeUndefined()));
  }

  test('accepts its examples as custom input', () => {
    for (const example of signature.examples)
      expect(parseArguments(signature, example)).toHaveLength(example.length);
  });

  const dueBruteForceCheck = dueBruteForceChecks.find(({ provable }) => provable.problem === problem);
  if (dueBruteForceCheck) {
    test('has a reference that agrees with the brute force on a thousand random inputs', () =>
      proofs.prove(dueBruteForceCheck, async () => {
        expect(await findDisagreement(problem)).toBeUndefined();
      }));
  }

  test('answers valid custom input: small random cases and the largest allowed one', () => {
    const random = seededRandom(7);
    const inputs = Array.from({ length: 50 }, () => problem.smallInput(random));
    for (let n = problem.growth.largest; inputs.length < 51; n = Math.floor(n / 2)) {
      const args = problem.growth.input(random, n);
      if (isAllowedInput(args)) inputs.push(args);
    }
    for (const args of inputs) {
      const values = parseArguments(signature, literalsOf(args));
      const answer = problem.answer(values);
      expect(parseAnswer(signature.returns, formatLiteral(signature.returns, answer))).toEqual(answer);
    }
  });

  /** Whether a learner could enter the arguments: they match the signature and take at most 16 kB. */
  function isAllowedInput(args: readonly Value[]): boolean {
    try {
      return parseArguments(signature, literalsOf(args)).length > 0;
    } catch (error) {
      if (error instanceof ArgumentsError) return false;
      throw error;
    }
  }

  function literalsOf(args: readonly Value[]): string[] {
    return args.map((value, i) => formatLiteral((signature.args[i] as Argument).type, value));
  }

  test('has a solution with the template’s method in every language', () => {
    for (const lang of langs) expect(problem.solutions[lang]).toContain(`${signature.function}(`);
  });

  test('has enough wrong programs in the three languages, each with a header comment', () => {
    const files = readdirSync(path.join(folder, 'wrong'));
    expect(files.length).toBeGreaterThanOrEqual(least.wrong);
    expect(new Set(files.map((file) => languageOf[path.extname(file)]))).toEqual(
      new Set(Object.values(languageOf)),
    );
    for (const file of files) {
      expect(firstLine(path.join(folder, 'wrong', file))).toMatch(
        /^(#|\/\/) wrong: .+ \((Wrong Answer|Runtime Error)\)$/,
      );
    }
  });

  test('has correct but slow programs with a header comment', () => {
    const slow = path.join(folder, 'slow');
    const files = existsSync(slow) ? readdirSync(slow) : [];
    expect(files.length).toBeGreaterThanOrEqual(least.slow);
    for (const file of files) {
      expect(firstLine(path.join(folder, 'slow', file))).toMatch(
        /^(#|\/\/) slow: .+ \(Time Limit Exceeded\)$/,
      );
    }
  });
});

test('gives four hints for each practice problem, and a warm-up in at most 120 words', () => {
  for (const practice of listPracticeProblems().map((problem) => practiceOf(problem))) {
    if (!practice) throw new Error('a practice problem has no level');
    const { lessonContent } = readPracticeText(practice);
    const hints = hintsSchema.parse(JSON.parse(/^```hints\n(.*)\n```$/m.exec(lessonContent)?.[1] ?? 'null'));
    const words = lessonContent.split('## Examples', 1)[0]?.split(/\s+/).filter(Boolean).length ?? 0;
    const { path: name } = practice.problem.signature;
    expect([name, hints.length]).toEqual([name, 4]);
    expect([name, words <= (practice.level === 'warm-up' ? 120 : 300)]).toEqual([name, true]);
  }
});

/** How many tests, wrong and slow programs a problem needs. */
function leastOf(problem: LoadedProblem) {
  if (findOriginal(problem)) return { tests: 20, wrong: 8, slow: 1 };
  const practice = practiceOf(problem);
  if (!practice) return { tests: 25, wrong: 10, slow: 2 };
  return practice.level === 'warm-up' ? { tests: 15, wrong: 5, slow: 0 } : { tests: 20, wrong: 8, slow: 0 };
}

function firstLine(file: string): string | undefined {
  return readFileSync(file, 'utf8').split('\n', 1)[0];
}
