import type { Signature } from '@dryrun/contracts/signature';

const maxDepth = 1000;

export const signature: Signature = {
  questionId: 13,
  path: 'max-path-sum',
  name: 'Best Path in a Tree',
  difficulty: 'Hard',
  pattern: 'Depth-first search returning a summary',
  function: 'maxPathSum',
  args: [{ name: 'root', type: 'TreeNode', rule: { length: [1, 30_000], range: [-1000, 1000] } }],
  returns: 'int',
  compare: 'exact',
  examples: [['[-8,3,11,14,12]'], ['[-1,5,6]'], ['[-7,-2,-4]']],
  check: (args) => {
    const [root] = args as readonly [readonly (number | null)[]];
    const depth = depthOf(root);
    return depth > maxDepth
      ? `root: the tree has ${depth} levels; at most ${maxDepth} are allowed`
      : undefined;
  },
};

/** The number of levels of a tree in level order. */
function depthOf(levelOrder: readonly (number | null)[]): number {
  let depth = 0;
  let places = 1;
  let at = 0;
  while (at < levelOrder.length) {
    const level = levelOrder.slice(at, at + places);
    at += places;
    places = 2 * level.filter((value) => value !== null).length;
    depth += 1;
  }
  return depth;
}
