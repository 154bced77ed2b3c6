import { slideshowSchema, type StepInput } from '@dryrun/contracts/lesson-format';
import { predictNext, type Prediction } from '@dryrun/contracts/prediction';
import { expect, test } from '@jest/globals';
import { listProblems } from '../../src/problems.ts';
import { seededRandom } from '../../src/random.ts';
import { stepGenerators } from './step-generators.ts';
import { rising, smallNumbers, trials } from './step-trials.ts';

const random = seededRandom(5);
const digits = (length: number): number[] => random.list(length, () => random.int(1, 9));
const word = (letters: string, length: number): string =>
  random.list(length, () => random.pick([...letters])).join('');

/** Random inputs of the step generators that have no trial and belong to no problem. */
const otherInputs: Readonly<Record<string, () => unknown>> = {
  'binary-search': () => ({ values: rising(digits(8)), target: random.int(1, 9) }),
  'build-order': () => {
    const modules = ['app', 'ui', 'core', 'log', 'net'];
    const needs = random.list(5, () => [random.pick(modules), random.pick(modules)]);
    return { modules, needs: needs.filter(([a, b]) => a !== b), places: modules.map((_, i) => [i, 0]) };
  },
  compact: () => ({ values: random.list(6, () => random.int(0, 3)) }),
  'dynamic-array': () => ({ values: digits(random.int(1, 10)) }),
  'first-true': () => ({ values: rising(digits(8)), least: random.int(1, 10) }),
  'flood-fill': () => {
    const map = random.list(3, () => random.list(4, () => random.int(0, 1)));
    const start = [random.int(0, 2), random.int(0, 3)] as const;
    (map[start[0]] as number[])[start[1]] = 1;
    return { map, start };
  },
  'hash-buckets': () => {
    const entries = random.list(6, () => [random.int(1, 40), random.pick(['tea', 'milk', 'rice', 'salt'])]);
    return { buckets: 5, entries, lookup: random.int(1, 40) };
  },
  'heap-steps': () => {
    return { values: rising(digits(6)), operations: random.shuffle([random.int(1, 9), 'pop', 'pop']) };
  },
  'letter-tiles': () => ({ tiles: word('aelt', 7), word: word('aelt', 4) }),
  'list-cycle': () => ({ values: smallNumbers(5), back: random.pick([null, 0, 1, 2, 3, 4]) }),
  'next-permutation': () => ({ values: random.shuffle([1, 2, 3, 4, 5]) }),
  partition: () => ({ values: digits(7) }),
  permutations: () => ({ values: rising(random.list(3, () => random.int(1, 3))) }),
  postfix: () => {
    const tokens = random.list(3, () => [String(random.int(1, 9)), random.pick(['+', '-', '*'])]);
    return { tokens: [String(random.int(1, 9)), ...tokens.flat()] };
  },
  'prefix-sums': () => ({
    values: random.list(6, () => random.int(-5, 6)),
    queries: [
      [2, 4],
      [0, 3],
    ],
  }),
  'reverse-list': () => ({ values: digits(random.int(1, 6)) }),
  'search-tree': () => ({ values: random.shuffle([1, 3, 4, 5, 6, 7, 8]) }),
  'trie-steps': () => {
    const words = [...new Set(random.list(5, () => word('act', random.int(2, 4))))];
    return { words, prefix: word('act', 2) };
  },
  'view-to-the-left': () => ({ heights: digits(7) }),
};

function randomInput(name: string): unknown {
  const trial = trials.find(([tried]) => tried === name)?.[1];
  if (trial) return trial().input;
  const problem = listProblems().find(({ signature }) => signature.path === name);
  if (!problem) return otherInputs[name]?.();
  const values = problem.smallInput(random);
  return Object.fromEntries(problem.signature.args.map((arg, i) => [arg.name, values[i]]));
}

function predictionsOf(name: string, input: unknown): Prediction[] {
  const steps = (stepGenerators.get(name) as (input: unknown) => StepInput[])(input);
  const slideshow = slideshowSchema.safeParse({ title: name, steps });
  if (!slideshow.success) return []; // too large to be drawn
  const pictures = slideshow.data.steps.map(({ picture }) => picture);
  return pictures.slice(1).flatMap((picture, i) => predictNext(pictures[i] ?? picture, picture));
}

test.each([...stepGenerators.keys()])('asks about the steps of %s with exactly one right option', (name) => {
  const predictions = Array.from({ length: 50 }, () => predictionsOf(name, randomInput(name))).flat();
  const faulty = predictions.filter(({ options, answer }) => {
    const isDistinct = new Set(options).size === options.length;
    return !isDistinct || options.filter((option) => option === answer).length !== 1 || options.includes('');
  });
  expect(faulty).toEqual([]);
  expect(predictions.length).toBeGreaterThan(0);
});
