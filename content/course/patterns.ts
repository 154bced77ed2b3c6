/** The coding problems by pattern, for practice. Each problem is in one group. */
export const patternGroups: readonly { readonly name: string; readonly paths: readonly string[] }[] = [
  { name: 'Two pointers and sliding window', paths: ['three-sum', 'longest-unique-substring'] },
  { name: 'Hash tables and prefix sums', paths: ['group-anagrams', 'subarray-sum'] },
  { name: 'Stacks', paths: ['balanced-brackets', 'next-warmer-day'] },
  { name: 'Sorting and binary search', paths: ['merge-meetings', 'delivery-capacity'] },
  { name: 'Linked lists', paths: ['reverse-in-groups', 'lru-cache'] },
  { name: 'Heaps and tries', paths: ['top-k-words', 'word-hunt'] },
  { name: 'Trees', paths: ['zigzag-levels', 'max-path-sum'] },
  { name: 'Graphs', paths: ['go', 'build-stages', 'redundant-cable', 'reliable-route'] },
  { name: 'Dynamic programming', paths: ['coin-change', 'edit-distance'] },
];
