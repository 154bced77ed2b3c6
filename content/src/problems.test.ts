import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ArgumentsError, checkRule, parseArguments } from '@dryrun/contracts/arguments';
import { langs } from '@dryrun/contracts/language';
import { formatLiteral, parseAnswer, parseLiteral } from '@dryrun/contracts/literal';
import type { Argument } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { findDisagreement } from './brute-force-agreement.ts';
import { answersEqual } from './comparison.ts';
import { defaultLimits } from './problem.ts';
import { findProblem, listProblems, type LoadedProblem } from './problems.ts';
import { problemProofsFile, readCommittedProofs } from './proofs/committed.ts';
import { ProofKeys, provableAgreement } from './proofs/keys.ts';
import { startProofRun } from './proofs/testing.ts';
import { seededRandom } from './random.ts';

const keys = new ProofKeys();
const proofs = startProofRun('agreements with the brute force');
const dueCases = proofs.choose(
  listProblems().map((problem) => ({
    ...{ kind: 'test-cases' as const, name: 'test cases', key: keys.testCases(problem) },
    problem,
  })),
);
const dueAgreements = proofs.choose(
  listProblems().map((problem) => ({ ...provableAgreement(problem, keys), problem })),
  ({ problem, name }) => readCommittedProofs(problemProofsFile(problem))[name],
);
afterAll(() => proofs.writeCounts());

const languageOf: Readonly<Record<string, string>> = { '.java': 'Java', '.py': 'Python', '.cpp': 'C++' };

test('a question id without a folder is not judged', () => {
  expect(findProblem(1)?.signature.name).toBe('Three Sum');
  expect(findProblem(21)).toBeUndefined();
});

test('a problem keeps its tests once they are made', () => {
  expect(findProblem(9)?.cases).toBe(findProblem(9)?.cases);
});

test('a problem has the default limits of each language but for those it sets itself', () => {
  expect(findProblem(14)?.limits).toEqual(defaultLimits);
  expect(findProblem(17)?.limits).toEqual({
    ...defaultLimits,
    python3: { timeMs: 8000, memoryKb: 256 * 1024 },
  });
});

describe.each(listProblems().map((problem) => [problem.signature.name, problem] as const))(
  '%s',
  (_, problem) => {
    const { signature, folder } = problem;

    test('has at least 25 tests with a name each, the examples first', () => {
      expect(problem.cases.length).toBeGreaterThanOrEqual(25);
      expect(new Set(problem.cases.map(({ name }) => name)).size).toBe(problem.cases.length);
      const inputs = problem.cases.slice(0, signature.examples.length).map(({ input }) => input);
      expect(inputs).toEqual(signature.examples);
    });

    const due = dueCases.find(({ provable }) => provable.problem === problem);
    if (due) {
      test('has tests that obey its signature, survive writing and reading, and expect what the reference answers', () =>
        proofs.prove(due, async () => problem.cases.forEach(expectSound)));
    }

    function expectSound({ name, args, input, expected }: LoadedProblem['cases'][number]): void {
      signature.args.forEach((arg, i) => checkRule(arg, args[i] as Value));
      expect({ name, broken: signature.check?.(args) }).toEqual({ name, broken: undefined });
      const read = input.map((text, i) => parseLiteral(typeOf(i), text, 'test'));
      expect({ name, isSame: isDeepStrictEqual(read, args) }).toEqual({ name, isSame: true });

      const { compare, returns } = signature;
      const answerDue = parseAnswer(returns, expected);
      expect({ name, isSame: formatLiteral(returns, answerDue) === expected }).toEqual({
        name,
        isSame: true,
      });
      const isEqual = answersEqual(compare, returns, answerDue, problem.answer(args));
      expect({ name, isEqual }).toEqual({ name, isEqual: true });
      const after = args.map((value, i) => formatLiteral(typeOf(i), value));
      expect({ name, isUnchanged: after.every((text, i) => text === input[i]) }).toEqual({
        name,
        isUnchanged: true,
      });
    }

    const typeOf = (i: number) => (signature.args[i] as Argument).type;

    test('accepts its examples as custom input', () => {
      for (const example of signature.examples)
        expect(parseArguments(signature, example)).toHaveLength(example.length);
    });

    const dueAgreement = dueAgreements.find(({ provable }) => provable.problem === problem);
    if (dueAgreement) {
      test('has a reference which agrees with the brute force on a thousand random inputs', () =>
        proofs.prove(dueAgreement, async () => {
          expect(findDisagreement(problem)).toBeUndefined();
        }));
    }

    test('answers every valid custom input: small ones at random, and the largest that may be typed', () => {
      const random = seededRandom(7);
      const typed = Array.from({ length: 50 }, () => problem.smallInput(random));
      for (let n = problem.growth.largest; typed.length < 51; n = Math.floor(n / 2)) {
        const args = problem.growth.input(random, n);
        if (isTyped(args)) typed.push(args);
      }
      for (const args of typed) {
        const values = parseArguments(signature, literalsOf(args));
        const answer = problem.answer(values);
        expect(parseAnswer(signature.returns, formatLiteral(signature.returns, answer))).toEqual(answer);
      }
    });

    /** Whether the arguments may be typed as a test case: they obey the signature and are at most 16 kB long. */
    function isTyped(args: readonly Value[]): boolean {
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

    test('has a solution in every language which keeps the method of the template', () => {
      for (const lang of langs) expect(problem.solutions[lang]).toContain(`${signature.function}(`);
    });

    test('has at least ten wrong programs over the three languages, each with its mistake and verdict on top', () => {
      const files = readdirSync(path.join(folder, 'wrong'));
      expect(files.length).toBeGreaterThanOrEqual(10);
      expect(new Set(files.map((file) => languageOf[path.extname(file)]))).toEqual(
        new Set(Object.values(languageOf)),
      );
      for (const file of files) {
        expect(firstLine(path.join(folder, 'wrong', file))).toMatch(
          /^(#|\/\/) wrong: .+ \((Wrong Answer|Runtime Error)\)$/,
        );
      }
    });

    test('has two programs that are right but too slow, and say so on top', () => {
      const files = readdirSync(path.join(folder, 'slow'));
      expect(files.length).toBeGreaterThanOrEqual(2);
      for (const file of files) {
        expect(firstLine(path.join(folder, 'slow', file))).toMatch(
          /^(#|\/\/) slow: .+ \(Time Limit Exceeded\)$/,
        );
      }
    });
  },
);

function firstLine(file: string): string | undefined {
  return readFileSync(file, 'utf8').split('\n', 1)[0];
}
