import { seededRandom, type Random } from '../../../src/random.ts';

const most = 10_000;
const longest = 100;
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** Short words over few letters, so anagrams and duplicates are common. */
export function smallInput(random: Random): [words: string[]] {
  const letters = random.shuffle(alphabet).slice(0, random.int(1, 3));
  const word = (): string => random.list(random.int(0, 4), () => random.pick(letters)).join('');
  return [random.list(random.int(1, 10), word)];
}

/** `count` words of one to ten letters; about a third are shuffled earlier words. */
export function inputOfSize(random: Random, count: number): [words: string[]] {
  const words: string[] = [];
  while (words.length < count) {
    const isMixed = words.length > 0 && random.int(1, 3) === 1;
    words.push(isMixed ? mixed(random, random.pick(words)) : wordOf(random, random.int(1, 10)));
  }
  return [words];
}

/** Words of maximum length, all in one group. */
export function oneGroup(): [string[]] {
  const random = seededRandom(401);
  const first = wordOf(random, longest);
  return [random.list(most, () => mixed(random, first))];
}

/** Words of maximum length in 5,000 pairs; the words of a pair are far apart. */
export function longPairs(): [string[]] {
  const random = seededRandom(402);
  const half = random.list(most / 2, () => wordOf(random, longest));
  return [[...half, ...half.map((word) => mixed(random, word))]];
}

/** Words of maximum length without anagrams: same prefix, different letter counts at the end. */
export function allAlone(): [string[]] {
  const words = Array.from({ length: most }, (_, i) => {
    const ending = [...String(i).padStart(4, '0')].map((digit, place) =>
      alphabet[5 * place]?.repeat(Number(digit)),
    );
    return ending.join('').padStart(longest, 'z');
  });
  return [seededRandom(403).shuffle(words)];
}

/** Words of typical length. */
export function usualWords(): [string[]] {
  return inputOfSize(seededRandom(404), most);
}

function wordOf(random: Random, length: number): string {
  return random.list(length, () => random.pick(alphabet)).join('');
}

function mixed(random: Random, word: string): string {
  return random.shuffle([...word]).join('');
}
