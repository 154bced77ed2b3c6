import { frontMatter, signatures } from './public-parts.ts';

const names = [
  'Two pointers and sliding window',
  'Hash tables and prefix sums',
  'Stacks',
  'Sorting and binary search',
  'Linked lists',
  'Heaps and tries',
  'Trees',
  'Graphs',
  'Dynamic programming',
];

/** The coding problems by pattern, for practice: paths in course order. */
export const patternGroups = names.map((name) => ({
  name,
  paths: signatures.map(({ path }) => path).filter((path) => frontMatter.problems[path]?.group === name),
}));

const practiceOnly = ['Recursion and backtracking', 'Greedy algorithms', 'Bits'];

/** The groups of the practice page: those of the problems, and some in which only practice problems belong. */
export const practiceGroups = [...patternGroups, ...practiceOnly.map((name) => ({ name, paths: [] }))];
