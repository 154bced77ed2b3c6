import { listProblems } from '../../src/problems.ts';
import { seededRandom } from '../../src/random.ts';

/** Random inputs of step generators for tests. */

const random = seededRandom(22);
export const smallNumbers = (length: number): number[] => random.list(length, () => random.int(1, 9));
const interval = (): number[] => {
  const start = random.int(0, 7);
  return [start, start + random.int(1, 3)];
};
export const rising = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** All subsets of the items. */
function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((found, item) => [...found, ...found.map((set) => [...set, item])], [[]]);
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

/** Bellman-Ford from the first node over undirected edges. */
function bellmanFord<Node>(
  nodes: readonly Node[],
  edges: readonly (readonly [Node, Node, number])[],
  extend: (known: number, edge: number) => number,
  better: (a: number, b: number) => number,
  first: number,
  rest: number,
): number[] {
  const known = new Map(nodes.map((node, i) => [node, i === 0 ? first : rest]));
  const knownOf = (node: Node): number => known.get(node) ?? rest;
  nodes.forEach(() => {
    for (const [a, b, weight] of edges) {
      known.set(b, better(knownOf(b), extend(knownOf(a), weight)));
      known.set(a, better(knownOf(a), extend(knownOf(b), weight)));
    }
  });
  return nodes.map(knownOf);
}

function longestCommon(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a[0] === b[0]) return 1 + longestCommon(a.slice(1), b.slice(1));
  return Math.max(longestCommon(a.slice(1), b), longestCommon(a, b.slice(1)));
}

function subarrays(values: readonly number[]): number[][] {
  return values
    .flatMap((_, i) => values.map((__, j) => values.slice(i, j + 1)))
    .filter(({ length }) => length > 0);
}

/** A random input, and a pattern for the generator's last step, computed by brute force. */
type Trial = [name: string, make: () => { input: unknown; pattern: string }];

export const trials: readonly Trial[] = [
  [
    'best-trade',
    () => {
      const prices = smallNumbers(6);
      return {
        input: { prices },
        pattern: `best gain so far: ${Math.max(0, ...pairs(prices).map(([a, b]) => b - a))}"`,
      };
    },
  ],
  [
    'closest-pair',
    () => {
      const prices = rising(smallNumbers(5));
      const amount = random.int(2, 18);
      const distance = Math.min(...pairs(prices).map(([a, b]) => Math.abs(a + b - amount)));
      return { input: { prices, amount }, pattern: `so far: (${amount - distance}|${amount + distance})"` };
    },
  ],
  [
    'fixed-window',
    () => {
      const values = smallNumbers(7);
      const best = Math.max(
        ...subarrays(values)
          .filter(({ length }) => length === 3)
          .map(sum),
      );
      return { input: { values, width: 3 }, pattern: `"best: ${best}"` };
    },
  ],
  [
    'lit-stretch',
    () => {
      const lamps = random.list(8, () => random.int(0, 1));
      const lit = subarrays(lamps).filter((part) => part.filter((lamp) => lamp === 0).length <= 2);
      return {
        input: { lamps, repairs: 2 },
        pattern: `"longest":${Math.max(...lit.map(({ length }) => length))}`,
      };
    },
  ],
  [
    'printer-speed',
    () => {
      const pages = smallNumbers(4);
      const hours = random.int(4, 12);
      let speed = 1;
      while (sum(pages.map((job) => Math.ceil(job / speed))) > hours) speed += 1;
      return { input: { pages, hours }, pattern: `the lowest speed is ${speed}[.]` };
    },
  ],
  [
    'posters',
    () => {
      const incomes = smallNumbers(6);
      const sites = subsets(incomes.map((_, i) => i)).filter((set) =>
        pairs(set).every(([a, b]) => b - a > 1),
      );
      const best = Math.max(...sites.map((set) => sum(set.map((i) => incomes[i] ?? 0))));
      return { input: { incomes }, pattern: `= ${best}[.]` };
    },
  ],
  [
    'common-songs',
    () => {
      const [a = '', b = ''] = random.list(2, () =>
        random.list(5, () => random.pick(['A', 'B', 'C'])).join(''),
      );
      return { input: { a, b }, pattern: `The answer is [A-C]{${longestCommon(a, b)}}[.]` };
    },
  ],
  [
    'talks',
    () => {
      const talks = random.list(6, interval);
      const isFree = (set: number[][]) =>
        pairs(set).every(([a, b]) => (a[1] ?? 0) <= (b[0] ?? 0) || (b[1] ?? 0) <= (a[0] ?? 0));
      const most = Math.max(
        ...subsets(talks)
          .filter(isFree)
          .map(({ length }) => length),
      );
      return { input: { talks }, pattern: `You can attend ${most}[.]` };
    },
  ],
  [
    'rooms',
    () => {
      const meetings = random.list(6, interval);
      const at = random.list(
        12,
        (time) => meetings.filter(([from = 0, to = 0]) => from <= time && time < to).length,
      );
      return { input: { meetings }, pattern: `so ${Math.max(...at)} rooms` };
    },
  ],
  [
    'merge-sort',
    () => {
      const values = smallNumbers(7);
      return { input: { values }, pattern: `Merge .+: ${rising(values).join(' ')}[.]` };
    },
  ],
  [
    'inorder',
    () => {
      return { input: { levels: [4, 2, 6, 1, 3, 5, 7] }, pattern: '"values":.1,2,3,4,5,6,7.' };
    },
  ],
  [
    'networks',
    () => {
      const cables = random.list(4, () => [random.int(0, 2), random.int(3, 5)]);
      let groups = [0, 1, 2, 3, 4, 5];
      for (const [a = 0, b = 0] of cables)
        groups = groups.map((group) => (group === groups[b] ? (groups[a] ?? 0) : group));
      const places = random.list(6, (i) => [i, 0]);
      return { input: { n: 6, cables, places }, pattern: `There are ${new Set(groups).size} networks` };
    },
  ],
  [
    'running-median',
    () => {
      const values = smallNumbers(7);
      return { input: { values }, pattern: `The median is ${rising(values)[3]}[.]` };
    },
  ],
  [
    'fast-power',
    () => {
      const exponent = random.int(1, 12);
      return { input: { base: 3, exponent }, pattern: `= ${3 ** exponent}[.]` };
    },
  ],
  [
    'stamps',
    () => {
      const stamps = [2, 3, 5].slice(0, random.int(1, 3));
      const postage = random.int(2, 7);
      const counts = [0, 1, 2, 3];
      const ways = counts
        .flatMap((a) => counts.flatMap((b) => counts.map((c) => [a, b, c])))
        .filter(
          (used) =>
            used.every((count, i) => count === 0 || i < stamps.length) &&
            sum(used.map((count, i) => count * (stamps[i] ?? 0))) === postage,
        );
      return { input: { stamps, postage }, pattern: `There are ${ways.length} ways[.]` };
    },
  ],
  [
    'dijkstra',
    () => {
      const nodes = ['A', 'B', 'C', 'D', 'E'];
      const edges = pairs(nodes)
        .filter(() => random.int(0, 2) > 0)
        .map(([a, b]): [string, string, number] => [a, b, random.int(1, 9)]);
      const distances = bellmanFord(nodes, edges, (a, b) => a + b, Math.min, 0, Infinity);
      const shown = distances.map((distance) => (distance === Infinity ? '"∞"' : distance));
      return {
        input: { nodes, edges, places: nodes.map((_, i) => [i, 0]) },
        pattern: `"cells":..${shown.join()}..,.+"kind":"heap","values":..,`,
      };
    },
  ],
  [
    'reliable-route',
    () => {
      const nodes = [0, 1, 2, 3, 4];
      const links = pairs(nodes)
        .filter(() => random.int(0, 2) > 0)
        .map(([a, b]): [number, number, number] => [a, b, random.int(10, 90)]);
      const chances = bellmanFord(nodes, links, (a, b) => (a * b) / 100, Math.max, 1, 0);
      const chance = String(Math.round((chances[4] ?? 0) * 1e4) / 1e4);
      return {
        input: { n: 5, links, start: 0, end: 4 },
        pattern: `${chance} is the answer|the chance of node 4 is ${chance}[.]`,
      };
    },
  ],
  [
    'maze',
    () => {
      const maze = random.list(3, () => random.list(5, () => random.pick(['.', '.', '#'])).join(''));
      const squares = maze.flatMap((row, r) => [...row].flatMap((c, i) => (c === '#' ? [] : [[r, i]])));
      const [start, goal] = [random.pick(squares), random.pick(squares)];
      const ids = [start, ...squares.filter((square) => square !== start)].map((square) => square.join());
      const edges = pairs(squares)
        .filter(([[r = 0, c = 0], [s = 0, d = 0]]) => Math.abs(r - s) + Math.abs(c - d) === 1)
        .map(([a, b]): [string, string, number] => [a.join(), b.join(), 1]);
      const distance = bellmanFord(ids, edges, (a, b) => a + b, Math.min, 0, Infinity)[
        ids.indexOf(goal.join())
      ];
      return {
        input: { maze, start, goal },
        pattern: distance === Infinity ? 'there is no path' : `It is the goal: ${distance} steps`,
      };
    },
  ],
  [
    'redundant-cable',
    () => {
      const cables = random.list(6, (i) => [random.int(1, i + 1), i + 2]);
      cables.splice(random.int(0, 6), 0, [1, random.int(3, 7)]);
      const isConnected = (without: number): boolean => {
        let groups = [0, 1, 2, 3, 4, 5, 6, 7];
        for (const [i, [a = 0, b = 0]] of cables.entries())
          if (i !== without) groups = groups.map((group) => (group === groups[b] ? (groups[a] ?? 0) : group));
        return new Set(groups).size === 2;
      };
      const last = cables.findLast((_, i) => isConnected(i)) ?? [];
      return { input: { cables }, pattern: `"text":".${last.join()}.: both ends have the root` };
    },
  ],
  [
    'lru-cache',
    () => {
      const operations = random.list(12, () =>
        random.int(0, 1) === 1 ? [1, random.int(1, 4), random.int(10, 99)] : [2, random.int(1, 4)],
      );
      let entries: number[][] = [];
      const results: number[] = [];
      for (const [kind, key, value] of operations) {
        const old = entries.find((entry) => entry[0] === key);
        if (kind === 2) results.push(old?.[1] ?? -1);
        if (kind === 2 && !old) continue;
        entries = [...entries.filter((entry) => entry !== old), [key ?? 0, value ?? old?.[1] ?? 0]].slice(-2);
      }
      const ring = entries.map(([key, value]) => `."id":"${key}","value":"${key}: ${value}".`);
      return {
        input: { capacity: 2, operations },
        pattern: [
          `"nodes":.${['."id":"sentinel","value":"sentinel".', ...ring].join()}.`,
          `"values":.${results.join()}.,"indexes"`,
        ].join('.+'),
      };
    },
  ],
  [
    'union-find',
    () => {
      const cables = random.list(5, () => [random.int(0, 2), random.int(3, 5)]);
      let groups = [0, 1, 2, 3, 4, 5];
      let isCycle = false;
      for (const [a = 0, b = 0] of cables) {
        isCycle = groups[a] === groups[b];
        groups = groups.map((group) => (group === groups[b] ? (groups[a] ?? 0) : group));
      }
      const places = random.list(6, (i) => [i, 0]);
      return { input: { n: 6, cables, places }, pattern: isCycle ? 'closes a cycle' : 'one component of' };
    },
  ],
];

const digits = (length: number): number[] => random.list(length, () => random.int(1, 9));
const word = (letters: string, length: number): string =>
  random.list(length, () => random.pick([...letters])).join('');

/** Random inputs of the step generators that have no trial and belong to no problem. */
const otherInputs: Readonly<Record<string, () => unknown>> = {
  'binary-search': () => ({ values: rising(digits(8)), target: random.int(1, 9) }),
  'build-order': () => {
    const modules = ['app', 'ui', 'core', 'log', 'net'];
    const needs = random.list(5, () => [random.pick(modules), random.pick(modules)]);
    return { modules, needs: needs.filter(([a, b]) => a !== b), places: modules.map((_, i) => [i, 0]) };
  },
  compact: () => ({ values: random.list(6, () => random.int(0, 3)) }),
  'dynamic-array': () => ({ values: digits(random.int(1, 10)) }),
  'first-true': () => ({ values: rising(digits(8)), least: random.int(1, 10) }),
  'flood-fill': () => {
    const map = random.list(3, () => random.list(4, () => random.int(0, 1)));
    const start = [random.int(0, 2), random.int(0, 3)] as const;
    (map[start[0]] as number[])[start[1]] = 1;
    return { map, start };
  },
  'hash-buckets': () => {
    const entries = random.list(6, () => [random.int(1, 40), random.pick(['tea', 'milk', 'rice', 'salt'])]);
    return { buckets: 5, entries, lookup: random.int(1, 40) };
  },
  'heap-steps': () => {
    return { values: rising(digits(6)), operations: random.shuffle([random.int(1, 9), 'pop', 'pop']) };
  },
  'letter-tiles': () => ({ tiles: word('aelt', 7), word: word('aelt', 4) }),
  'list-cycle': () => ({ values: smallNumbers(5), back: random.pick([null, 0, 1, 2, 3, 4]) }),
  'next-permutation': () => ({ values: random.shuffle([1, 2, 3, 4, 5]) }),
  partition: () => ({ values: digits(7) }),
  permutations: () => ({ values: rising(random.list(3, () => random.int(1, 3))) }),
  postfix: () => {
    const tokens = random.list(3, () => [String(random.int(1, 9)), random.pick(['+', '-', '*'])]);
    return { tokens: [String(random.int(1, 9)), ...tokens.flat()] };
  },
  'prefix-sums': () => ({
    values: random.list(6, () => random.int(-5, 6)),
    queries: [
      [2, 4],
      [0, 3],
    ],
  }),
  'reverse-list': () => ({ values: digits(random.int(1, 6)) }),
  'search-tree': () => ({ values: random.shuffle([1, 3, 4, 5, 6, 7, 8]) }),
  'trie-steps': () => {
    const words = [...new Set(random.list(5, () => word('act', random.int(2, 4))))];
    return { words, prefix: word('act', 2) };
  },
  'view-to-the-left': () => ({ heights: digits(7) }),
};

/** A random input of any step generator. For a problem, it is a small valid test case. */
export function randomInputOf(name: string): unknown {
  const trial = trials.find(([tried]) => tried === name)?.[1];
  if (trial) return trial().input;
  const problem = listProblems().find(({ signature }) => signature.path === name);
  if (!problem) return otherInputs[name]?.();
  const values = problem.smallInput(random);
  return Object.fromEntries(problem.signature.args.map((arg, i) => [arg.name, values[i]]));
}
