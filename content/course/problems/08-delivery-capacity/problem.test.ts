import { expect, test } from '@jest/globals';
import { oneParcelADay, type Belt } from './inputs.ts';
import { problem } from './problem.ts';

const minCapacity = problem.reference as (...belt: Belt) => bigint;

test('with a day for each parcel the heaviest decides', () => {
  const belt = oneParcelADay();
  expect(minCapacity(...belt)).toBe(BigInt(Math.max(...belt[0])));
});
