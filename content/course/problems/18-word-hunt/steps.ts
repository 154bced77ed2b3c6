import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'no word': { java: 'if (prefix == null) {', python3: 'if not prefix:', c_cpp: 'if (!prefix) return;' },
  'list word': {
    java: 'found.add(prefix.word);',
    python3: 'found.append(prefix.word)',
    c_cpp: 'found.push_back(*prefix->word);',
  },
  listed: { java: 'if (prefix.word != null) {', python3: 'if prefix.word:', c_cpp: 'if (prefix->word) {' },
  mark: { java: "board[row][col] = '#';", python3: 'board[row][col] = "#"', c_cpp: "board[row][col] = '#';" },
  end: {
    java: 'visit(row, col, root);',
    python3: 'visit(row, col, root)',
    c_cpp: 'for (int col = 0; col < (int)board[0].size(); col++) visit(board, row, col, root);',
  },
} satisfies CodeLines;

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
    line: keyof typeof codeLines,
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
      line,
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
      show(
        'no word',
        `'${letter}' would make "${prefix}": no word begins like this. Turn back.`,
        before,
        here,
        'bad',
      );
      return;
    }
    path.push(here);
    if (words.includes(prefix) && !found.has(prefix)) {
      found.add(prefix);
      show('list word', `"${prefix}" is a word: list it.`, prefix, here, 'good');
    } else if (found.has(prefix)) {
      show('listed', `"${prefix}" once more: it is listed already.`, prefix, here);
    } else {
      show('mark', `"${prefix}" begins a word: mark the square and go on.`, prefix, here);
    }
    visit(row + 1, col, prefix);
    visit(row - 1, col, prefix);
    visit(row, col + 1, prefix);
    visit(row, col - 1, prefix);
    path.pop();
  };
  visit(from[0], from[1], '');
  show('end', 'Every path from this square is tried. The next search begins at the next square.', '');
  return steps;
}

function findStart(board: readonly string[], words: readonly string[]): readonly [number, number] {
  const row = board.findIndex((line) =>
    [...line].some((letter) => words.some((word) => word.startsWith(letter))),
  );
  const col = [...(board[row] ?? '')].findIndex((letter) => words.some((word) => word.startsWith(letter)));
  return [Math.max(0, row), Math.max(0, col)];
}
