import { isDistinct, isPartOf, type Invariant } from '@dryrun/contracts/invariant';

type Words = readonly string[];

export const invariants: readonly Invariant[] = [
  { broken: 'has the same word twice', holds: isDistinct },
  {
    broken: 'has a word that was not asked for',
    holds: (found: Words, _: Words, words: Words) => found.every((word) => words.includes(word)),
  },
  {
    broken: 'has a word that uses a square twice',
    holds: (found: Words, board: Words) => found.every((word) => isPartOf([...word], [...board.join('')])),
  },
];
