import type { MemoryItem } from '@dryrun/contracts/memory';
import { expect, test } from '@jest/globals';
import { orderItems } from './memory-order.ts';

const itemOf = (lessonPath: string, kind: 'break' | 'solve-again' = 'break'): MemoryItem => {
  const item = { id: lessonPath, coursePath: '', lessonPath, lessonName: '', reps: 1, isOpened: false };
  return kind === 'break' ? { ...item, kind, exerciseId: '' } : { ...item, kind, minutes: 20 };
};
const pathsOf = (items: readonly MemoryItem[]) => items.map(({ lessonPath }) => lessonPath);

test('lists at most two exercises of a pattern in a row, and the problem to solve again last', () => {
  const ordered = orderItems([
    itemOf('go', 'solve-again'),
    itemOf('three-sum'),
    itemOf('longest-unique-substring'),
    itemOf('three-sum'),
    itemOf('three-sum'),
    itemOf('graph'),
  ]);
  expect(pathsOf(ordered)).toEqual([
    'three-sum',
    'longest-unique-substring',
    'graph',
    'three-sum',
    'three-sum',
    'go',
  ]);
});

test('keeps the order if all exercises have one pattern', () => {
  const items = ['three-sum', 'three-sum', 'longest-unique-substring', 'three-sum'].map((path) =>
    itemOf(path),
  );
  expect(pathsOf(orderItems(items))).toEqual(pathsOf(items));
});
