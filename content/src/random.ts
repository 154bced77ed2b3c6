export interface Random {
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  list<T>(length: number, createItem: (index: number) => T): T[];
  /** Returns a shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Creates a generator (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    list: (length, createItem) => {
      const items = [];
      for (let i = 0; i < length; i += 1) items.push(createItem(i)); // faster than Array.from with a function
      return items;
    },
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
