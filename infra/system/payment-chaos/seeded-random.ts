/** Chance that repeats itself for the same seed: the plan of a storm is the same each time, its timing is not. */
export interface SeededRandom {
  /** True in this share of all cases. */
  share(share: number): boolean;
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** A linear congruential generator (Numerical Recipes), of which the high bits are used. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 5; i += 1) next(); // seeds that are close to each other part
  const below = (count: number): number => Math.floor(next() * count);
  return {
    share: (share) => next() < share,
    below,
    pick: (choices) => choices[below(choices.length)] ?? choices[0],
  };
}
