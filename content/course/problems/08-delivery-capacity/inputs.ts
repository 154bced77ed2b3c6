import { seededRandom, type Random } from '../../../src/random.ts';

/** Arguments of a test. */
export type Belt = [parcels: number[], days: number];

const most = 50_000;
const heaviest = 1_000_000_000;

/** A few light parcels and any number of days. */
export function smallInput(random: Random): Belt {
  const parcels = random.list(random.int(1, 9), () => random.int(1, 9));
  return [parcels, random.int(1, parcels.length)];
}

/** Parcels of random weight, with one day per 50 parcels. */
export function inputOfSize(random: Random, length: number): Belt {
  return [random.list(length, () => random.int(1, heaviest)), Math.ceil(length / 50)];
}

/** Parcels of random weight. */
export function anyWeights(): Belt {
  return inputOfSize(seededRandom(801), most);
}

/** As many days as parcels, so the heaviest parcel decides. */
export function oneParcelADay(): Belt {
  const random = seededRandom(802);
  return [random.list(most, () => random.int(1, heaviest - 1)), most];
}

/** Parcels of maximum weight, all on one day. */
export function allOnOneDay(): Belt {
  return [Array<number>(most).fill(heaviest), 1];
}

/** Light parcels with occasional very heavy ones, and half as many days. */
export function lightAndHeavy(): Belt {
  const random = seededRandom(803);
  const weight = (): number =>
    random.int(1, 100) === 1 ? random.int(heaviest / 2, heaviest) : random.int(1, 1000);
  return [random.list(most, weight), most / 2];
}

/** Increasing weights. */
export function rising(): Belt {
  return [Array.from({ length: most }, (_, i) => 20_000 * (i + 1)), 777];
}
