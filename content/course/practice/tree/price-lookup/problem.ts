import { defaultLimits, defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

type LevelOrder = (number | null)[];

/** The judge represents a tree in level order, so the prices are sorted first. */
function answerAll(root: readonly (number | null)[], budgets: readonly number[]): number[] {
  const prices = root.filter((price) => price !== null).toSorted((a, b) => a - b);
  return budgets.map((budget) => {
    let [low, high] = [0, prices.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((prices[middle] ?? 0) <= budget) low = middle + 1;
      else high = middle;
    }
    return prices[low - 1] ?? -1;
  });
}

function smallInput(random: Random): [root: LevelOrder, budgets: number[]] {
  const prices = new Set(random.list(random.int(0, 8), () => random.int(1, 20)));
  return [searchTree(random.shuffle([...prices])), random.list(random.int(1, 3), () => random.int(0, 21))];
}

/** As many budgets as nodes. */
function inputOfSize(random: Random, nodes: number): [root: LevelOrder, budgets: number[]] {
  return shop(random, nodes, nodes);
}

function shop(random: Random, nodes: number, budgets: number): [root: LevelOrder, budgets: number[]] {
  const prices = Array.from({ length: nodes }, (_, i) => 2 * i + 1);
  return [searchTree(random.shuffle(prices)), random.list(budgets, () => random.int(0, 2 * nodes))];
}

/** Inserts the values one by one and writes the tree in level order. */
function searchTree(values: readonly number[]): LevelOrder {
  interface Node {
    readonly value: number;
    left?: Node;
    right?: Node;
  }
  let root: Node | undefined;
  for (const value of values) {
    const node: Node = { value };
    if (!root) root = node;
    for (let at: Node = root; at !== node;) {
      if (value < at.value) at = at.left ??= node;
      else at = at.right ??= node;
    }
  }
  const tree: LevelOrder = [];
  const queue: (Node | undefined)[] = [root];
  for (const node of queue) {
    tree.push(node?.value ?? null);
    if (node) queue.push(node.left, node.right);
  }
  while (tree.at(-1) === null) tree.pop();
  return tree;
}

const randomSmall = [1, 2, 3, 4, 5, 6].map((seed) => ({
  name: `random small shop ${seed}`,
  args: () => smallInput(seededRandom(22_210 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: answerAll,
  // Linear time for each question exceeds these limits. The solutions take a tenth of them at most.
  limits: {
    java: { ...defaultLimits.java, timeMs: 2000 },
    c_cpp: { ...defaultLimits.c_cpp, timeMs: 500 },
  },
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes and of budgets', largest: 10_000, input: inputOfSize },
  cases: [
    {
      name: 'example 1',
      args: [
        [500, 200, 800, 100, 350],
        [400, 90],
      ],
      expected: [350, -1],
    },
    { name: 'example 2', args: [[500, 200, 800, null, 350], [800]], expected: [800] },
    { name: 'example 3', args: [[], [100]], expected: [-1] },
    { name: 'one price, affordable', args: [[5], [5]], expected: [5] },
    { name: 'one price, too high', args: [[5], [4]], expected: [-1] },
    { name: 'all too high', args: [[5, 3, 8], [2]], expected: [-1] },
    { name: 'all affordable', args: [[5, 3, 8], [100]], expected: [8] },
    { name: 'exactly the root', args: [[5, 3, 8], [5]], expected: [5] },
    { name: 'the answer is the root', args: [[5, 3, 8], [7]], expected: [5] },
    { name: 'left, then right', args: [[10, 4, null, 2, 7], [8]], expected: [7] },
    { name: 'right, then left', args: [[10, null, 20, 15], [17]], expected: [15] },
    { name: 'a budget of 0', args: [[1], [0]], expected: [-1] },
    { name: 'no customer', args: [[5, 3], []], expected: [] },
    { name: 'a chain to the left', args: [[4, 3, null, 2, null, 1], [2]], expected: [2] },
    ...randomSmall,
    { name: '10 000 prices, 100 000 budgets', args: () => shop(seededRandom(22_201), 10_000, 100_000) },
    {
      name: 'a chain of 1 000 to the right',
      args: () => [
        Array.from({ length: 1000 }, (_, i) => [null, i + 2]).reduce<LevelOrder>(
          (tree, pair) => [...tree, ...pair],
          [1],
        ),
        [999],
      ],
      expected: [999],
    },
  ],
});
