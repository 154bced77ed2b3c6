import { seededRandom, type Random } from '../../../src/random.ts';

const kinds = ['()', '[]', '{}'];
const pairs = 50_000;

/** A balanced text of at most 12 brackets; half of the time with one bracket changed, removed or added. */
export function smallInput(random: Random): [text: string] {
  const [text] = inputOfSize(random, 2 * random.int(0, 6));
  const at = random.int(0, text.length);
  const bracket = random.pick([...kinds.join('')]);
  const before = text.slice(0, at);
  return random.pick([
    (): [string] => [text],
    (): [string] => [text],
    (): [string] => [text],
    (): [string] => [before + bracket + text.slice(at)],
    (): [string] => [before + bracket + text.slice(at + 1)],
    (): [string] => [before + text.slice(at + 1)],
  ])();
}

/** A balanced text of the given even length with all three kinds. */
export function inputOfSize(random: Random, length: number): [text: string] {
  const open: string[] = [];
  const text = random.list(length, (i) => {
    const mustClose = open.length === length - i;
    if (open.length > 0 && (mustClose || random.int(0, 1) === 0)) return open.pop() as string;
    const kind = random.pick(kinds);
    open.push(kind.charAt(1));
    return kind.charAt(0);
  });
  return [text.join('')];
}

/** Nested pairs of random kinds. */
export function deepMixture(): [string] {
  const random = seededRandom(301);
  const nested = random.list(pairs, () => random.pick(kinds));
  const closers = nested.map((kind) => kind.charAt(1)).reverse();
  return [[...nested.map((kind) => kind.charAt(0)), ...closers].join('')];
}

/** Deeply nested pairs with the two innermost closers swapped. */
export function deepMixtureCrossed(): [string] {
  const depth = pairs - 2;
  return [`${'(['.repeat(depth / 2)}([)]${'])'.repeat(depth / 2)}`];
}

/** A balanced text of 100 000 brackets. */
export function longText(): [string] {
  return inputOfSize(seededRandom(302), 2 * pairs);
}

/** The long text without its last bracket. */
export function longTextCut(): [string] {
  return [longText()[0].slice(0, -1)];
}
