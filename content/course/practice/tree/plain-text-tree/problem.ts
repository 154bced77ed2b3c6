import { defineProblem } from '../../../../src/problem.ts';
import { seededRandom, type Random } from '../../../../src/random.ts';
import { bruteForce } from './brute-force.ts';
import { signature } from './signature.ts';

interface Node {
  readonly number: string;
  left?: Node | undefined;
  right?: Node | undefined;
}

/** Keeps the open nodes on a stack. */
function prune(text: string): string {
  const open: { readonly node: Node; hasLeft: boolean }[] = [];
  let root: Node | undefined;
  let last: Node | undefined;
  for (const [token] of text.matchAll(/\d+|[(),]/g)) {
    const parent = open.at(-1);
    if (token === '(' && last) open.push({ node: last, hasLeft: false });
    else if (token === ',' && parent) parent.hasLeft = true;
    else if (token === ')') open.pop();
    else {
      last = { number: token };
      root ??= last;
      if (parent) parent.node[parent.hasLeft ? 'right' : 'left'] = last;
    }
  }
  const write = (node: Node | undefined): string => {
    if (!node) return '';
    const left = Number(node.number) % 2 === 0 ? '' : write(node.left);
    const right = write(node.right);
    return left || right ? `${node.number}(${left},${right})` : node.number;
  };
  return write(root);
}

function smallInput(random: Random): [text: string] {
  return [randomText(random, random.int(0, 8), () => random.int(0, 12))];
}

/** Odd numbers, so that nothing is cut. */
function inputOfSize(random: Random, nodes: number): [text: string] {
  return [randomText(random, nodes, () => 2 * random.int(0, 500) + 1)];
}

/** One number of twenty is even. */
function largeText(random: Random): [text: string] {
  return [randomText(random, 10_000, () => 2 * random.int(0, 500) + (random.int(1, 20) > 1 ? 1 : 0))];
}

/** Splits the nodes between the two children at random. */
function randomText(random: Random, nodes: number, nextNumber: () => number): string {
  if (nodes === 0) return '';
  const number = String(nextNumber());
  if (nodes === 1) return number;
  const isChain = random.int(1, 4) === 1;
  const left = isChain ? random.pick([0, nodes - 1]) : random.int(0, nodes - 1);
  return `${number}(${randomText(random, left, nextNumber)},${randomText(random, nodes - 1 - left, nextNumber)})`;
}

const randomSmall = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => ({
  name: `random small tree ${seed}`,
  args: () => smallInput(seededRandom(24_510 + seed)),
}));

export const problem = defineProblem({
  signature,
  reference: prune,
  bruteForce,
  smallInput,
  growth: { n: 'the number of nodes', largest: 10_000, input: inputOfSize },
  cases: [
    { name: 'example 1', args: ['7(8(2,4),9)'], expected: '7(8(,4),9)' },
    { name: 'example 2', args: ['120'], expected: '120' },
    { name: 'example 3', args: [''], expected: '' },
    { name: 'one digit', args: ['0'], expected: '0' },
    { name: 'only a left child', args: ['7(3,)'], expected: '7(3,)' },
    { name: 'only a right child', args: ['7(,9)'], expected: '7(,9)' },
    { name: 'only a left child, which is cut', args: ['8(3,)'], expected: '8' },
    { name: 'only a right child of an even number', args: ['8(,9)'], expected: '8(,9)' },
    { name: 'both children', args: ['7(3,9)'], expected: '7(3,9)' },
    { name: 'both children, the left one is cut', args: ['8(3,9)'], expected: '8(,9)' },
    { name: 'equal numbers', args: ['1(1(1,),1)'], expected: '1(1(1,),1)' },
    { name: 'several digits', args: ['101(20,3000)'], expected: '101(20,3000)' },
    {
      name: 'the largest number',
      args: ['999999(1000000(,1000000),)'],
      expected: '999999(1000000(,1000000),)',
    },
    { name: 'deep on the left', args: ['1(3(5,),)'], expected: '1(3(5,),)' },
    { name: 'deep on the right', args: ['1(,2(,3))'], expected: '1(,2(,3))' },
    { name: 'left, then right', args: ['1(2(,3),)'], expected: '1(2(,3),)' },
    { name: 'right, then left', args: ['1(,3(5,))'], expected: '1(,3(5,))' },
    { name: 'three levels', args: ['1(2(4,5),3(6,7))'], expected: '1(2(,5),3(6,7))' },
    { name: 'children of the right one only', args: ['1(2,3(4,5))'], expected: '1(2,3(4,5))' },
    { name: 'a whole subtree is cut', args: ['4(1(3,5),6(7,9))'], expected: '4(,6(,9))' },
    { name: 'zeros', args: ['1(0(0,0),0)'], expected: '1(0(,0),0)' },
    ...randomSmall,
    { name: '10 000 nodes', args: () => largeText(seededRandom(24_502)) },
    { name: '1 000 levels to the left', args: () => ['7('.repeat(999) + '7' + ',)'.repeat(999)] },
    { name: '1 000 levels to the right', args: () => ['123(,'.repeat(999) + '5' + ')'.repeat(999)] },
  ],
});
