/** A seeded random source: the same seed repeats the plan of a run, but not its timing. */
export interface SeededRandom {
  chance(probability: number): boolean;
  /** Returns an integer from 0 to below `count`. */
  below(count: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Uses the high bits of a linear congruential generator (Numerical Recipes). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 5; i += 1) next(); // separates the sequences of adjacent seeds
  const below = (count: number): number => Math.floor(next() * count);
  return {
    chance: (probability) => next() < probability,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  };
}
