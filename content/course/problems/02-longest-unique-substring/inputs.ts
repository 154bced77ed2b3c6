import { seededRandom, type Random } from '../../../src/random.ts';

const most = 100_000;

/** All 95 printable ASCII characters, the space first. */
export const printable: readonly string[] = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/** A short text over few symbols, so repeats are common. */
export function smallInput(random: Random): [text: string] {
  const symbols = random.shuffle(printable).slice(0, random.int(1, 6));
  return [random.list(random.int(0, 14), () => random.pick(symbols)).join('')];
}

/** A text of the given length over all printable symbols. */
export function inputOfSize(random: Random, length: number): [text: string] {
  return [random.list(length, () => random.pick(printable)).join('')];
}

/** Random printable symbols. */
export function randomText(): [string] {
  return inputOfSize(seededRandom(201), most);
}

/** Cycles through all symbols: no window of 95 has a repeat. */
export function cycleOfAllSymbols(): [string] {
  return [Array.from({ length: most }, (_, i) => printable[i % printable.length]).join('')];
}

/** Long runs of one symbol; the longest unique substring is in the middle. */
export function longLines(): [string] {
  const random = seededRandom(202);
  const line = (): string => random.pick(printable).repeat(random.int(200, 900));
  let text = '';
  while (text.length < most / 2) text += line();
  text += random.shuffle(printable).slice(0, 80).join('');
  while (text.length < most) text += line();
  return [text.slice(0, most)];
}
