import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

const openingOf = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Keeps the positions of the open brackets on a stack. */
function firstWrong(text: string): number {
  const open: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const opening = openingOf.get(text[i] as string);
    if (opening === undefined) open.push(i);
    else if (text[open.pop() ?? -1] !== opening) return i;
  }
  return open[0] ?? -1;
}

/** Often balanced, with one bracket changed, added or removed. */
function smallInput(random: Random): [text: string] {
  const text = [...nested(random, random.int(0, 4))];
  if (random.int(0, 3) > 0) {
    const bracket = random.pick([...'()[]{}']);
    text.splice(random.int(0, text.length), random.int(0, 1), ...(random.int(0, 2) > 0 ? [bracket] : []));
  }
  return [text.join('')];
}

function nested(random: Random, pairs: number): string {
  if (pairs === 0) return '';
  const [opening = '', closing = ''] = random.pick(['()', '[]', '{}']);
  const inner = random.int(0, pairs - 1);
  return opening + nested(random, inner) + closing + nested(random, pairs - 1 - inner);
}

/** A half of opening brackets and their partners, without the last one: the first bracket stays open. */
function inputOfSize(random: Random, length: number): [text: string] {
  const half = random.list(Math.ceil(length / 2), () => random.pick([...'([{']));
  const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
  return [
    (
      half.join('') +
      half
        .map((bracket) => partners[bracket] ?? '')
        .reverse()
        .join('')
    ).slice(0, -1),
  ];
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small text ${seed}`,
  args: () => smallInput(seededRandom(10300 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: firstWrong,
  bruteForce,
  smallInput,
  growth: { n: 'the number of brackets', largest: 800_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['{[()]}'], expected: -1 },
    { name: 'example 2', args: ['([)]'], expected: 2 },
    { name: 'example 3', args: ['{}([]'], expected: 2 },
    { name: 'no bracket', args: [''], expected: -1 },
    { name: 'one opening bracket', args: ['('], expected: 0 },
    { name: 'one closing bracket', args: [']'], expected: 0 },
    { name: 'a closing bracket too many', args: ['()}'], expected: 2 },
    { name: 'a closing bracket too many in the middle', args: ['())('], expected: 2 },
    { name: 'an open bracket around a pair', args: ['(()'], expected: 0 },
    { name: 'an open bracket behind a pair', args: ['()('], expected: 2 },
    { name: 'two open brackets', args: ['{}[('], expected: 2 },
    { name: 'an open bracket between two pairs', args: ['[]{()'], expected: 2 },
    { name: 'another kind of partner', args: ['{]'], expected: 1 },
    { name: 'another kind deep inside', args: ['{[(})]'], expected: 3 },
    { name: 'two wrong brackets', args: ['(]{)'], expected: 1 },
    { name: 'right numbers in the wrong order', args: [')('], expected: 0 },
    { name: 'open brackets before a wrong one', args: ['(([)'], expected: 3 },
    ...randomSmall,
    { name: '100 000 brackets, balanced', args: () => [`${'([{}])'.repeat(16_666)}()[]`], expected: -1 },
    { name: '100 000 opening brackets', args: () => ['('.repeat(100_000)], expected: 0 },
    {
      name: 'deeply nested, the first one stays open',
      args: () => inputOfSize(seededRandom(10_301), 100_000),
      expected: 0,
    },
    {
      name: 'deeply nested, the last one is of another kind',
      args: () => [`${'('.repeat(50_000)}${')'.repeat(49_999)}]`],
      expected: 99_999,
    },
  ],
});
