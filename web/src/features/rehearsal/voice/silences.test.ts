import { expect, test } from '@jest/globals';
import { listSilences } from './silences.ts';

const quiet = (seconds: number) => Array<number>(seconds).fill(0.01);

test('lists silences of more than 20 s on the clock of the rehearsal', () => {
  const segments = [
    { startMs: 5000, levels: [0.2, ...quiet(21), 0.2, ...quiet(20), 0.2] },
    { startMs: 100_000, levels: quiet(30) },
  ];
  expect(listSilences(segments)).toEqual([
    [6000, 27_000],
    [100_000, 130_000],
  ]);
});

test('lists none where nothing was recorded', () => {
  expect(listSilences([])).toEqual([]);
  expect(listSilences([{ startMs: 0, levels: [] }])).toEqual([]);
});
