import { isDistinct, type Invariant } from '@dryrun/contracts/invariant';

type Words = readonly string[];

const countOf = (words: Words, word: string) => words.filter((other) => other === word).length;

export const invariants: readonly Invariant[] = [
  { broken: 'has the same word twice', holds: isDistinct },
  {
    broken: 'doesn’t have k words',
    holds: (answer: Words, _: Words, k: number) => answer.length === k,
  },
  {
    broken: 'has a rarer word before a more frequent one',
    holds: (answer: Words, words: Words) =>
      answer.every((word, i) => i === 0 || countOf(words, answer[i - 1] ?? '') >= countOf(words, word)),
  },
];
