import type { Signature } from '@dryrun/contracts/signature';

type LevelOrder = readonly (number | null)[];

const maxDepth = 1000;

export const signature: Signature = {
  questionId: 113,
  path: 'path-between-leaves',
  name: 'Path Between Leaves',
  difficulty: 'Hard',
  pattern: 'Depth-first search returning a summary',
  function: 'maxPathSum',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [1, 30_000], range: [-1000, 1000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[-8,3,11,14,12]'], ['[5,-9]'], ['[1,2,3]']],
  check: (args) => {
    const [root] = args as readonly [LevelOrder];
    const depth = depthOf(root);
    return depth > maxDepth
      ? `root: the tree has ${depth} levels; at most ${maxDepth} are allowed`
      : undefined;
  },
};

/** The number of levels of a tree in level order. */
function depthOf(levelOrder: LevelOrder): number {
  let depth = 0;
  let places = 1;
  for (let at = 0; at < levelOrder.length; depth += 1) {
    const level = levelOrder.slice(at, at + places);
    at += places;
    places = 2 * level.filter((value) => value !== null).length;
  }
  return depth;
}
