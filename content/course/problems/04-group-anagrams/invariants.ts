import { isPartOf, type Invariant } from '@dryrun/contracts/invariant';

type Groups = readonly (readonly string[])[];

const lettersOf = (word: string) => [...word].sort().join('');

export const invariants: readonly Invariant[] = [
  {
    broken: 'has a group with words that are no anagrams',
    holds: (groups: Groups) => groups.every((group) => new Set(group.map(lettersOf)).size <= 1),
  },
  {
    broken: 'has two groups with the same letters',
    holds: (groups: Groups) => new Set(groups.map(([word = '']) => lettersOf(word))).size === groups.length,
  },
  {
    broken: 'has a word more often than the input',
    holds: (groups: Groups, words: readonly string[]) => isPartOf(groups.flat(), words),
  },
  {
    broken: 'has fewer words than the input',
    holds: (groups: Groups, words: readonly string[]) => groups.flat().length >= words.length,
  },
];
