import { expect, test } from '@jest/globals';
import { checkLevels } from './tree-levels.ts';

test('counts the levels of a tree in level order', () => {
  const chain = [1, null, 2, null, 3];
  expect(checkLevels('root', chain, 3)).toBeUndefined();
  expect(checkLevels('root', chain, 2)).toBe('root: the tree has 3 levels; at most 2 are allowed');
  expect(checkLevels('root', [1, 2, 3, 4, 5, 6, 7], 3)).toBeUndefined();
  expect(checkLevels('root', [1, 2, 3, null, null, null, 4], 2)).toContain('3 levels');
  expect(checkLevels('root', [], 0)).toBeUndefined();
});
