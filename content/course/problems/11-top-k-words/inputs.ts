import { seededRandom, type Random } from '../../../src/random.ts';

type Input = [words: string[], k: number];

const most = 100_000;
const many = 20_000;
const longest = 20;

/** Up to 20 words of one or two letters a and b, so repeats, ties and prefixes are common. */
export function smallInput(random: Random): Input {
  const words = random.list(random.int(1, 20), () => randomWord(random, random.int(1, 2), 'ab'));
  return [words, random.int(1, new Set(words).size)];
}

/** `n` words, a few of them frequent and many unique. */
export function inputOfSize(random: Random, n: number): Input {
  const known = random.list(n, () => randomWord(random, random.int(1, 12), 'abcdefghijklmnopqrstuvwxyz'));
  const words = random.list(n, () => known[random.int(0, random.int(0, n - 1))] as string);
  return [words, Math.min(10, new Set(words).size)];
}

/** A long text: the ten most frequent of thousands of words. */
export function longText(): Input {
  return inputOfSize(seededRandom(1101), many);
}

/** 100,000 distinct words, all tied and all requested. */
export function allDifferent(): Input {
  const random = seededRandom(1102);
  return [random.shuffle(Array.from({ length: most }, (_, i) => numbered(i))), most];
}

/** 10,000 long words with a common prefix, each twice; half of them are requested. */
export function pairsOfLongWords(): Input {
  const random = seededRandom(1103);
  const words = Array.from({ length: many / 2 }, (_, i) => numbered(i).padStart(longest, 'm'));
  return [random.shuffle([...words, ...words]), many / 4];
}

/** 199 words with the counts 1 to 199. */
export function stairs(): Input {
  const random = seededRandom(1104);
  const words = Array.from({ length: 199 }, (_, i) => Array<string>(i + 1).fill(numbered(i))).flat();
  return [random.shuffle(words), 100];
}

/** A distinct four-letter word for each number below 26^4. */
function numbered(number: number): string {
  const letter = (place: number): string => String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
  return letter(3) + letter(2) + letter(1) + letter(0);
}

function randomWord(random: Random, length: number, letters: string): string {
  return random.list(length, () => random.pick([...letters])).join('');
}
