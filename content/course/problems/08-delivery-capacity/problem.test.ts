import { expect, test } from '@jest/globals';
import { oneParcelADay, type Belt } from './inputs.ts';
import { problem } from './problem.ts';

const minCapacity = problem.reference as (...belt: Belt) => bigint;

test('returns the heaviest parcel when there is a day for each', () => {
  const belt = oneParcelADay();
  expect(minCapacity(...belt)).toBe(BigInt(Math.max(...belt[0])));
});
