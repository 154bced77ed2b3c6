import { seededRandom, type Random } from '../../../src/random.ts';

const most = 200_000;
const many = 50_000;

/** A few similar temperatures around 0, so equal ones are common. */
export function smallInput(random: Random): [temps: number[]] {
  const reach = random.int(1, 5);
  return [random.list(random.int(1, 12), () => random.int(-reach, reach))];
}

/** The given number of random temperatures over the whole range. */
export function inputOfSize(random: Random, days: number): [temps: number[]] {
  return [random.list(days, () => random.int(-100, 100))];
}

/** Random temperatures. */
export function randomDays(): [number[]] {
  return inputOfSize(seededRandom(701), many);
}

/** The same temperature every day. */
export function sameEveryDay(): [number[]] {
  return [Array<number>(many).fill(-100)];
}

/** Falling temperatures, 1,000 days per degree. */
export function falling(): [number[]] {
  return [Array.from({ length: most }, (_, i) => 100 - Math.floor(i / 1000))];
}

/** A long plateau and one warmer day at the end. */
export function plateau(): [number[]] {
  return [[...Array<number>(most - 1).fill(99), 100]];
}

/** Falls slowly, with an occasional warm day that ends many waits. */
export function sawTooth(): [number[]] {
  const random = seededRandom(702);
  let temperature = 100;
  return [
    random.list(many, () => {
      const isReset = temperature === -100 || random.int(1, 5000) === 1;
      temperature = isReset ? random.int(0, 100) : temperature - random.int(0, 1);
      return temperature;
    }),
  ];
}
