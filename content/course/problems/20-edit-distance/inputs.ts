import { seededRandom, type Random } from '../../../src/random.ts';

type Input = [a: string, b: string];

const longest = 1000;

/** Two words of at most 5 letters out of three, so that many letters agree. */
export function smallInput(random: Random): Input {
  return [randomWord(random, random.int(0, 5), 'abc'), randomWord(random, random.int(0, 5), 'abc')];
}

/** Two words of `n` letters out of four. */
export function inputOfSize(random: Random, n: number): Input {
  return [randomWord(random, n, 'abcd'), randomWord(random, n, 'abcd')];
}

/** Two words of few letters: there are many ways to match them. */
export function fewLetters(): Input {
  return inputOfSize(seededRandom(2001), longest);
}

/** Two words of all letters. */
export function allLetters(): Input {
  const random = seededRandom(2002);
  const word = (): string => randomWord(random, longest, 'abcdefghijklmnopqrstuvwxyz');
  return [word(), word()];
}

/** A word and the same word after 100 random steps. */
export function typingErrors(): Input {
  const random = seededRandom(2003);
  const word = randomWord(random, longest - 40, 'abcdefghijklmnopqrstuvwxyz');
  const typed = [...word];
  for (let step = 0; step < 100; step += 1) {
    const letters = step % 5 < 2 ? [randomWord(random, 1, 'xyz')] : [];
    typed.splice(random.int(0, typed.length - 1), step % 5 > 0 ? 1 : 0, ...letters);
  }
  return [word, typed.join('')];
}

/** The second word begins with the second letter of the first and ends with one more: two steps are enough. */
export function shifted(): Input {
  const word = 'abcdefghijklmnopqrstuvwxyz'.repeat(39).slice(0, longest);
  return [word, `${word.slice(1)}z`];
}

function randomWord(random: Random, length: number, letters: string): string {
  return random.list(length, () => random.pick([...letters])).join('');
}
