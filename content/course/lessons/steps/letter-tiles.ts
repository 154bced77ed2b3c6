import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: { java: 'int[] left = new int[26];', python3: 'left = [0] * 26', c_cpp: 'int left[26] = {};' },
  count: {
    java: "for (int i = 0; i < tiles.length(); i++) left[tiles.charAt(i) - 'a']++;",
    python3: 'left[ord(c) - ord("a")] += 1',
    c_cpp: "for (char c : tiles) left[c - 'a']++;",
  },
  take: {
    java: "if (--left[word.charAt(i) - 'a'] < 0) return false;",
    python3: 'left[ord(c) - ord("a")] -= 1',
    c_cpp: "if (--left[c - 'a'] < 0) return false;",
  },
  missing: {
    java: "if (--left[word.charAt(i) - 'a'] < 0) return false;",
    python3: 'return False',
    c_cpp: "if (--left[c - 'a'] < 0) return false;",
  },
  end: { java: 'return true;', python3: 'return True', c_cpp: 'return true;' },
} satisfies CodeLines;

interface Input {
  readonly tiles: string;
  readonly word: string;
}

/** Counts the tiles, then subtracts a word's letters; stops at the first missing tile. */
export function generateSteps({ tiles, word }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const letters = [...new Set(tiles + word)].sort();
  const left = new Map(letters.map((letter) => [letter, 0]));

  const show = (
    line: keyof typeof codeLines,
    text: string,
    at: { tile?: number; letter?: number; mark?: Mark },
  ): void => {
    const current = at.tile === undefined ? word[at.letter ?? -1] : tiles[at.tile];
    const place = letters.indexOf(current ?? '');
    const isTiles = at.letter === undefined;
    const position = isTiles ? at.tile : at.letter;
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'array',
            values: [...(isTiles ? tiles : word)],
            marks: position === undefined ? {} : { [position]: at.mark ?? 'active' },
            label: isTiles ? 'tiles' : 'word',
          },
          {
            kind: 'grid',
            cells: [letters.map((letter) => left.get(letter) ?? 0)],
            columnLabels: letters,
            rowLabels: ['left'],
            marks: place < 0 ? {} : { [`0,${place}`]: at.mark ?? 'active' },
          },
        ],
      },
    });
  };

  show('start', 'All counts begin at 0. Only the letters that matter are shown.', {});
  [...tiles].forEach((letter, tile) => {
    left.set(letter, (left.get(letter) ?? 0) + 1);
    show('count', `A tile with ${letter}. Its count is ${left.get(letter)} now.`, { tile });
  });
  for (const [i, letter] of [...word].entries()) {
    const rest = (left.get(letter) ?? 0) - 1;
    left.set(letter, rest);
    if (rest < 0) {
      show('missing', `The word needs ${letter} once more, and no tile is left. The answer is false.`, {
        letter: i,
        mark: 'bad',
      });
      return steps;
    }
    show('take', `The word needs ${letter}. Take one: ${rest} left.`, { letter: i, mark: 'good' });
  }
  show('end', 'Every letter had a tile. The answer is true.', { letter: word.length });
  return steps;
}
