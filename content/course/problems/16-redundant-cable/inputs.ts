import { seededRandom, type Random } from '../../../src/random.ts';

/** [a, b]: connects the computers a and b. */
export type Cable = readonly number[];

const most = 50_000;
const many = 10_000;

/** An office of 3 to 8 computers. */
export function smallInput(random: Random): [cables: Cable[]] {
  return inputOfSize(random, random.int(3, 8));
}

/** `n` cables: a random tree and one extra cable, in random order and direction. */
export function inputOfSize(random: Random, n: number): [Cable[]] {
  const joined = (computer: number): number => random.int(1, computer - 1);
  const tree = Array.from({ length: n - 1 }, (_, i): Cable => [i + 2, joined(i + 2)]);
  const taken = new Set(tree.map(([a, b]) => `${a} ${b}`));
  for (;;) {
    const a = random.int(2, n);
    const extra = [a, joined(a)];
    if (!taken.has(extra.join(' '))) return [mixed(random, [...tree, extra])];
  }
}

/** Renumbers computers, shuffles cables, and flips half of them. */
function mixed(random: Random, cables: readonly Cable[]): Cable[] {
  const numbers = random.shuffle(cables.map((_, i) => i + 1));
  return random.shuffle(cables).map((cable) => {
    const [a = 0, b = 0] = cable.map((computer) => numbers[computer - 1] as number);
    return random.int(0, 1) ? [a, b] : [b, a];
  });
}

/** A large random tree and one extra cable. */
export function largeInput(): [Cable[]] {
  return inputOfSize(seededRandom(1601), many);
}

/** A shuffled ring of all computers; the last cable is redundant. */
export function shuffledRing(): [Cable[]] {
  return [mixed(seededRandom(1602), ring())];
}

/** A ring of all computers, in order. */
export function ring(): Cable[] {
  return Array.from({ length: most }, (_, i) => [i + 1, i === most - 1 ? 1 : i + 2]);
}

/** A triangle, then a chain to the last computer. */
export function triangleThenChain(): [Cable[]] {
  const chain = Array.from({ length: many - 3 }, (_, i) => [i + 3, i + 4]);
  return [[[1, 2], [2, 3], [3, 1], ...chain]];
}

/** A star around computer 1: union-find without path compression builds a deep chain. */
export function star(): [Cable[]] {
  const rays = Array.from({ length: many - 1 }, (_, i) => [1, i + 2]);
  return [[...rays, [many, 2]]];
}

/** Joins groups of doubling size; the last cable closes the ring. */
export function doubling(): [Cable[]] {
  const cables: Cable[] = [];
  for (let step = 1; step < many; step *= 2) {
    for (let computer = 1; computer + step <= many; computer += 2 * step)
      cables.push([computer + step, computer]);
  }
  return [[...cables, [many, 1]]];
}
