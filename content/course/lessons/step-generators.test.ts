import { expect, test } from '@jest/globals';
import type { StepInput } from '@dryrun/contracts/lesson-format';
import { popHeap, pushHeap } from '../problems/binary-heap.ts';
import { stepGenerators } from './step-generators.ts';
import { rising, smallNumbers, trials } from './step-trials.ts';

test.each(trials)('ends the steps of %s with the brute-force answer', (name, make) => {
  for (let round = 0; round < 30; round += 1) {
    const { input, pattern } = make();
    const steps = (stepGenerators.get(name) as (input: unknown) => StepInput[])(input);
    expect({ input, last: JSON.stringify(steps.at(-1)) }).toEqual({
      input,
      last: expect.stringMatching(pattern),
    });
  }
});

const stepsOf = (name: string, input: unknown): StepInput[] =>
  (stepGenerators.get(name) as (input: unknown) => StepInput[])(input);
const textsOf = (name: string, input: unknown): string[] => stepsOf(name, input).map(({ text }) => text);

test('shows outdated heap entries of Dijkstra and skips them', () => {
  const nodes = ['A', 'B', 'C'];
  const edges = [
    ['A', 'B', 4],
    ['A', 'C', 1],
    ['C', 'B', 2],
  ];
  const steps = stepsOf('dijkstra', {
    nodes,
    edges,
    places: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  });
  expect(JSON.stringify(steps[2])).toContain(
    '{"kind":"heap","values":["B 3","B 4"],"marks":{"1":"muted"},"label":"heap, the nearest on top"}',
  );
  expect(steps[4]?.text).toBe('Take B 4 from the heap. B is at 3 already: the entry is outdated, skip it.');
});

test('skips an outdated chance of Most Reliable Route', () => {
  const links = [
    [0, 1, 50],
    [0, 2, 90],
    [2, 1, 90],
    [1, 3, 10],
  ];
  expect(textsOf('reliable-route', { n: 4, links, start: 0, end: 3 })).toContainEqual(
    'Take node 1 (0.5) from the heap. 0.81 is known: the entry is outdated, skip it.',
  );
});

test.each([
  [
    'union-find',
    {
      n: 4,
      cables: [
        [0, 1],
        [2, 3],
        [1, 3],
        [0, 3],
      ],
      places: [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ],
    },
    '3>0',
  ],
  [
    'redundant-cable',
    {
      cables: [
        [1, 2],
        [2, 3],
        [3, 4],
        [4, 1],
      ],
    },
    '1>3',
  ],
])('moves a node of the parent forest of %s to its grandparent', (name, input, link) => {
  const links = stepsOf(name, input).map(({ picture }) => {
    const forest = picture.kind === 'row' ? picture.pictures[1] : undefined;
    return forest?.kind === 'graph' ? forest.edges.map(({ from, to }) => `${from}>${to}`) : [];
  });
  expect(links.at(-2)).toContain(link);
  expect(links.at(-3)).not.toContain(link);
});

test('takes the node of a read out of the ring of the LRU cache and adds it before the sentinel', () => {
  const operations = [
    [1, 1, 10],
    [1, 2, 20],
    [2, 1],
  ];
  const rings = stepsOf('lru-cache', { capacity: 2, operations }).map(({ picture }) => {
    const ring = picture.kind === 'row' ? picture.pictures[1] : undefined;
    return ring?.kind === 'list' ? { next: ring.next, prev: ring.prev } : undefined;
  });
  expect(rings.slice(-3)).toEqual([
    { next: { sentinel: '1', 1: '2', 2: 'sentinel' }, prev: { sentinel: '2', 1: 'sentinel', 2: '1' } },
    { next: { sentinel: '2', 2: 'sentinel' }, prev: { sentinel: '2', 2: 'sentinel' } },
    { next: { sentinel: '2', 2: '1', 1: 'sentinel' }, prev: { sentinel: '1', 2: 'sentinel', 1: '2' } },
  ]);
});

test('takes the squares of the maze from the queue one by one', () => {
  expect(textsOf('maze', { maze: ['...', '##.'], start: [0, 1], goal: [1, 2] })).toEqual([
    'The start has distance 0 and joins the queue. The goal is in row 1, column 2.',
    'Take 0,1 with distance 0 from the front. 0,0 and 0,2 get the distance 1 and join the queue.',
    'Take 0,0 with distance 1 from the front. It has no free neighbor without a distance.',
    'Take 0,2 with distance 1 from the front. 1,2 gets the distance 2 and joins the queue.',
    'Take 1,2 with distance 2 from the front. It is the goal: 2 steps at least.',
  ]);
});

test('keeps a heap in order', () => {
  const heap: number[] = [];
  const isLess = (a: number, b: number): boolean => a < b;
  const values = smallNumbers(12);
  for (const value of values) pushHeap(heap, value, isLess);
  expect(values.map(() => popHeap(heap, isLess))).toEqual(rising(values));
  expect(popHeap(heap, isLess)).toBeUndefined();
});
