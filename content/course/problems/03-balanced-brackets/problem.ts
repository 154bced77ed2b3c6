import { defaultLimits, defineProblem } from '../../../src/problem.ts';
import { seededRandom } from '../../../src/random.ts';
import { signature } from './signature.ts';
import { bruteForce } from './brute-force.ts';
import { deepMixture, deepMixtureCrossed, inputOfSize, longText, longTextCut, smallInput } from './inputs.ts';

const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Keeps the expected closers on a stack. */
function isBalanced(text: string): boolean {
  const due: string[] = [];
  for (const bracket of text) {
    const closer = closerOf[bracket];
    if (closer) due.push(closer);
    else if (due.pop() !== bracket) return false;
  }
  return due.length === 0;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small text ${seed}`,
  args: () => smallInput(seededRandom(310 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: isBalanced,
  bruteForce,
  smallInput,
  growth: { n: 'the length of the text', largest: 100_000, input: inputOfSize },
  limits: {
    python3: { ...defaultLimits.python3, timeMs: 3000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 1000 },
  },
  cases: [
    { name: 'example 1', args: ['{[()]}'], expected: true },
    { name: 'example 2, one stays open', args: ['{[()]}('], expected: false },
    { name: 'example 3, crossed pairs', args: ['([)]'], expected: false },
    { name: 'the empty text', args: [''], expected: true },
    { name: 'one opener', args: ['['], expected: false },
    { name: 'one closer', args: ['}'], expected: false },
    { name: 'one round pair', args: ['()'], expected: true },
    { name: 'one square pair', args: ['[]'], expected: true },
    { name: 'one curly pair', args: ['{}'], expected: true },
    { name: 'a closer of another kind', args: ['(]'], expected: false },
    { name: 'a closer of another kind inside', args: ['[(})]'], expected: false },
    { name: 'starts with a closer', args: [')('], expected: false },
    { name: 'closes more than it opens', args: ['()[]}'], expected: false },
    { name: 'too many closers, then as many openers', args: ['())(()'], expected: false },
    { name: 'ends with a closer too many', args: ['(())]'], expected: false },
    { name: 'openers only', args: ['({['], expected: false },
    { name: 'closers only', args: [')]}'], expected: false },
    { name: 'two equal closers for one opener', args: ['())'], expected: false },
    { name: 'pairs side by side', args: ['()[]{}'], expected: true },
    { name: 'pairs side by side inside a pair', args: ['{()[]{}}'], expected: true },
    { name: 'nests of the same kind', args: ['((()())())'], expected: true },
    { name: 'the first opener stays open', args: ['({}[]'], expected: false },
    { name: 'openers close in the order in which they came', args: ['([{)]}'], expected: false },
    { name: 'three kinds crossed', args: ['{([}])'], expected: false },
    { name: 'crosses the kinds with a pair in between', args: ['([())]'], expected: false },
    ...randomSmall,
    { name: 'a nest 50 000 deep', args: () => ['('.repeat(50_000) + ')'.repeat(50_000)], expected: true },
    { name: '100 000 openers', args: () => ['{'.repeat(100_000)], expected: false },
    { name: '100 000 closers', args: () => [']'.repeat(100_000)], expected: false },
    { name: '50 000 pairs side by side', args: () => ['()[]'.repeat(25_000)], expected: true },
    { name: '99 999 brackets, the last closer is missing', args: longTextCut, expected: false },
    { name: '100 000 brackets', args: longText, expected: true },
    { name: 'a nest 50 000 deep, crossed in the middle', args: deepMixtureCrossed, expected: false },
    { name: 'a nest 50 000 deep of all kinds', args: deepMixture, expected: true },
  ],
});
