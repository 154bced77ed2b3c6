import { seededRandom, type Random } from '../../../src/random.ts';

type Input = [a: string, b: string];

const longest = 1000;
const long = 500;

/** Two words of at most 5 letters over three letters, so many letters match. */
export function smallInput(random: Random): Input {
  return [randomWord(random, random.int(0, 5), 'abc'), randomWord(random, random.int(0, 5), 'abc')];
}

/** Two words of `n` letters over four letters. */
export function inputOfSize(random: Random, n: number): Input {
  return [randomWord(random, n, 'abcd'), randomWord(random, n, 'abcd')];
}

/** Two long words over few letters. */
export function fewLetters(): Input {
  return inputOfSize(seededRandom(2001), longest);
}

/** Two long words over all letters. */
export function allLetters(): Input {
  const random = seededRandom(2002);
  const word = (): string => randomWord(random, long, 'abcdefghijklmnopqrstuvwxyz');
  return [word(), word()];
}

/** A word and the same word after 100 random edits. */
export function typingErrors(): Input {
  const random = seededRandom(2003);
  const word = randomWord(random, long, 'abcdefghijklmnopqrstuvwxyz');
  const typed = [...word];
  for (let step = 0; step < 100; step += 1) {
    const letters = step % 5 < 2 ? [randomWord(random, 1, 'xyz')] : [];
    typed.splice(random.int(0, typed.length - 1), step % 5 > 0 ? 1 : 0, ...letters);
  }
  return [word, typed.join('')];
}

/** The second word is the first one shifted by a letter: two edits are enough. */
export function shifted(): Input {
  const word = 'abcdefghijklmnopqrstuvwxyz'.repeat(20).slice(0, long);
  return [word, `${word.slice(1)}z`];
}

function randomWord(random: Random, length: number, letters: string): string {
  return random.list(length, () => random.pick([...letters])).join('');
}
