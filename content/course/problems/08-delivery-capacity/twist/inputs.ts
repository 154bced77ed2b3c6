import { seededRandom, type Random } from '../../../../src/random.ts';

/** Arguments of a test. */
export type Belt = [parcels: number[], days: number, places: number];

const most = 20_000;
const heaviest = 1_000_000_000;

/** A few light parcels, and often just as many places as are needed. */
export function smallInput(random: Random): Belt {
  const parcels = random.list(random.int(1, 9), () => random.int(1, 9));
  const days = random.int(1, parcels.length);
  const fewest = Math.ceil(parcels.length / days);
  return [parcels, days, fewest + Math.max(0, random.int(-2, 2))];
}

/** Parcels of random weight, one day per 40 parcels, and a few places to spare. */
export function inputOfSize(random: Random, length: number): Belt {
  return [random.list(length, () => random.int(1, heaviest)), Math.ceil(length / 40), 45];
}

/** Parcels of random weight. */
export function anyWeights(): Belt {
  return inputOfSize(seededRandom(10_801), most);
}

/** Light parcels in the first half and heavy ones in the second: places decide first, then weight. */
export function lightThenHeavy(): Belt {
  const random = seededRandom(10_802);
  const light = random.list(most / 2, () => random.int(1, 1000));
  const heavy = random.list(most / 2, () => random.int(heaviest / 2, heaviest));
  return [[...light, ...heavy], 1200, 20];
}

/** Parcels of maximum weight, all on one day. */
export function allOnOneDay(): Belt {
  return [Array<number>(most).fill(heaviest), 1, most];
}
