import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly board: readonly string[];
  readonly words: readonly string[];
  /** Start square of the search; by default the first one whose letter begins a word. */
  readonly from?: readonly [row: number, col: number];
}

/** A search from one square on the board and in the trie; backtracks where no word continues. */
export function generateSteps({ board, words, from = findStart(board, words) }: Input): StepInput[] {
  const cells = board.map((line) => [...line]);
  const found = new Set<string>();
  const path: (readonly [number, number])[] = [];
  const steps: StepInput[] = [];
  const show = (
    text: string,
    prefix: string,
    last?: readonly [number, number],
    mark: Mark = 'active',
  ): void => {
    const marks: Record<string, Mark> = {};
    for (const [r, c] of path) marks[`${r},${c}`] = 'active';
    if (last) marks[`${last[0]},${last[1]}`] = mark;
    const trieMarks = Object.fromEntries([...found].map((word) => [word, 'good' as const]));
    steps.push({
      text,
      picture: {
        kind: 'row',
        pictures: [
          { kind: 'grid', cells, marks },
          { kind: 'trie', words: [...words], path: prefix, marks: trieMarks },
        ],
      },
    });
  };
  const visit = (row: number, col: number, before: string): void => {
    const letter = cells[row]?.[col];
    const here = [row, col] as const;
    if (letter === undefined || path.some(([r, c]) => r === row && c === col)) return;
    const prefix = before + letter;
    if (!words.some((word) => word.startsWith(prefix))) {
      show(`'${letter}' would make "${prefix}": no word begins like this. Turn back.`, before, here, 'bad');
      return;
    }
    path.push(here);
    if (words.includes(prefix) && !found.has(prefix)) {
      found.add(prefix);
      show(`"${prefix}" is a word: list it.`, prefix, here, 'good');
    } else if (found.has(prefix)) {
      show(`"${prefix}" once more: it is listed already.`, prefix, here);
    } else {
      show(`"${prefix}" begins a word: mark the square and go on.`, prefix, here);
    }
    visit(row + 1, col, prefix);
    visit(row - 1, col, prefix);
    visit(row, col + 1, prefix);
    visit(row, col - 1, prefix);
    path.pop();
  };
  visit(from[0], from[1], '');
  show('Every path from this square is tried. The next search begins at the next square.', '');
  return steps;
}

function findStart(board: readonly string[], words: readonly string[]): readonly [number, number] {
  const row = board.findIndex((line) =>
    [...line].some((letter) => words.some((word) => word.startsWith(letter))),
  );
  const col = [...(board[row] ?? '')].findIndex((letter) => words.some((word) => word.startsWith(letter)));
  return [Math.max(0, row), Math.max(0, col)];
}
