import { seededRandom, type Random } from '../../../../src/random.ts';

const most = 3000;
/** Has 2,300,000,000 sets, more than an int can hold. */
const manySets = 2400;
const farthest = 100_000;

/** Few small numbers with repeats, and a limit that some sums meet exactly. */
export function smallInput(random: Random): [nums: number[], limit: number] {
  const reach = random.int(1, 6);
  return [random.list(random.int(3, 10), () => random.int(-reach, reach)), random.int(-reach, reach)];
}

/** Numbers over the whole range with a limit in the middle: both pointers move about equally often. */
export function inputOfSize(random: Random, length: number): [nums: number[], limit: number] {
  return [random.list(length, () => random.int(-farthest, farthest)), 0];
}

export function spreadNumbers(): [nums: number[], limit: number] {
  return inputOfSize(seededRandom(201), most);
}

/** Every set counts: more than an int can hold. */
export function allBelow(): [nums: number[], limit: number] {
  const random = seededRandom(202);
  return [random.list(manySets, () => random.int(-9, 9)), 300_000];
}

/** Few distinct values, each repeated often. */
export function manyRepeats(): [nums: number[], limit: number] {
  const random = seededRandom(204);
  return [random.list(1000, () => random.int(-3, 3)), 1];
}
