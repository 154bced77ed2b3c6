import type { Signature } from '@dryrun/contracts/signature';
import { checkLevels } from '@dryrun/contracts/tree-levels';

export const signature: Signature = {
  questionId: 243,
  path: 'closest-boss',
  name: 'Closest Boss',
  difficulty: 'Medium',
  pattern: 'Lowest common ancestor',
  function: 'closestBoss',
  args: [
    { name: 'root', type: 'TreeNode', rule: { length: [1, 10_000], range: [0, 1_000_000] } },
    { name: 'a', type: 'int', rule: { range: [0, 1_000_000] } },
    { name: 'b', type: 'int', rule: { range: [0, 1_000_000] } },
  ],
  returns: 'int',
  compare: 'exact',
  examples: [
    ['[50,20,80,10,30,null,90]', '10', '30'],
    ['[50,20,80,10,30,null,90]', '10', '90'],
    ['[50,20,80,10,30,null,90]', '80', '90'],
  ],
  check: (args) => {
    const [root, a, b] = args as readonly [readonly (number | null)[], number, number];
    const people = root.filter((person) => person !== null);
    if (new Set(people).size < people.length) return 'root: all values must be different';
    if (!people.includes(a)) return 'a: must be in the tree';
    return people.includes(b) ? checkLevels('root', root, 1000) : 'b: must be in the tree';
  },
};
