import { seededRandom, type Random } from '../../../src/random.ts';

export type Meeting = [start: number, end: number];

const most = 100_000;
const many = 20_000;
const latest = 1_000_000;

/** A few short bookings close together, so they often overlap, touch or just miss each other. */
export function smallInput(random: Random): [meetings: Meeting[]] {
  const horizon = random.int(3, 24);
  return [random.list(random.int(1, 8), () => meeting(random, horizon, 4))];
}

/** `count` bookings that leave about a third of the time free. */
export function inputOfSize(random: Random, count: number): [meetings: Meeting[]] {
  return [random.list(count, () => meeting(random, latest, Math.floor((2 * latest) / count)))];
}

/** Short bookings over the whole range. */
export function shortMeetings(): [Meeting[]] {
  return inputOfSize(seededRandom(601), many);
}

/** Shuffled bookings with a free minute after each: nothing can be merged. */
export function apart(): [Meeting[]] {
  const meetings = Array.from({ length: most }, (_, i): Meeting => [10 * i, 10 * i + 9]);
  return [seededRandom(602).shuffle(meetings)];
}

/** Each booking ends when another one starts: all merge into one. */
export function touching(): [Meeting[]] {
  const meetings = Array.from({ length: many }, (_, i): Meeting => [10 * i, 10 * i + 10]);
  return [seededRandom(603).shuffle(meetings)];
}

/** Nested bookings: the first one ends last. */
export function nested(): [Meeting[]] {
  return [Array.from({ length: many }, (_, i): Meeting => [i, latest - i])];
}

function meeting(random: Random, horizon: number, longest: number): Meeting {
  const start = random.int(0, horizon);
  return [start, Math.min(start + random.int(0, longest), horizon)];
}
