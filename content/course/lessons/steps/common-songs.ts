import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  base: {
    java: 'int[][] len = new int[a.length() + 1][b.length() + 1];',
    python3: 'length = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]',
    c_cpp: 'vector<vector<int>> len(a.size() + 1, vector<int>(b.size() + 1, 0));',
  },
  equal: {
    java: 'if (a.charAt(i - 1) == b.charAt(j - 1)) len[i][j] = len[i - 1][j - 1] + 1;',
    python3: 'length[i][j] = length[i - 1][j - 1] + 1',
    c_cpp: 'if (a[i - 1] == b[j - 1]) len[i][j] = len[i - 1][j - 1] + 1;',
  },
  differ: {
    java: 'else len[i][j] = Math.max(len[i - 1][j], len[i][j - 1]);',
    python3: 'length[i][j] = max(length[i - 1][j], length[i][j - 1])',
    c_cpp: 'else len[i][j] = max(len[i - 1][j], len[i][j - 1]);',
  },
  end: {
    java: 'return len[a.length()][b.length()];',
    python3: 'return length[len(a)][len(b)]',
    c_cpp: 'return len[a.size()][b.size()];',
  },
} satisfies CodeLines;

interface Input {
  readonly a: string;
  readonly b: string;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Longest common subsequence: fills the table, then traces back. */
export function generateSteps({ a, b }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const table: (number | null)[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 || j === 0 ? 0 : null)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  const show = (
    line: keyof typeof codeLines,
    text: string,
    marks: Record<string, Mark>,
    arrows: Arrow[] = [],
  ): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'grid',
        cells: table.map((row) => [...row]),
        rowLabels: ['–', ...a],
        columnLabels: ['–', ...b],
        marks,
        arrows,
      },
    });
  };

  show('base', 'The base: nothing in common with an empty list. The first row and column are 0.', {});
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)];
      const row = table[i];
      if (!row) continue;
      if (x === y) {
        row[j] = at(i - 1, j - 1) + 1;
        show(
          'equal',
          `${x} and ${y} are equal: the diagonal plus one, ${row[j]}.`,
          { [`${i},${j}`]: 'good' },
          [{ from: `${i - 1},${j - 1}`, to: `${i},${j}` }],
        );
        continue;
      }
      const [above, left] = [at(i - 1, j), at(i, j - 1)];
      row[j] = Math.max(above, left);
      const source = above >= left ? `${i - 1},${j}` : `${i},${j - 1}`;
      show(
        'differ',
        `${x} and ${y} differ: the larger of ${above} above and ${left} on the left.`,
        { [`${i},${j}`]: 'active' },
        [{ from: source, to: `${i},${j}` }],
      );
    }
  }

  const marks: Record<string, Mark> = {};
  const arrows: Arrow[] = [];
  const songs: string[] = [];
  let [i, j] = [a.length, b.length];
  while (i > 0 && j > 0) {
    const from = `${i},${j}`;
    if (a.charAt(i - 1) === b.charAt(j - 1)) {
      marks[from] = 'good';
      songs.unshift(a.charAt(i - 1));
      i -= 1;
      j -= 1;
    } else {
      marks[from] = 'done';
      if (at(i - 1, j) >= at(i, j - 1)) i -= 1;
      else j -= 1;
    }
    arrows.push({ from, to: `${i},${j}` });
  }
  show(
    'end',
    `The way back from the corner: each diagonal step is a common song. The answer is ${songs.join('')}.`,
    marks,
    arrows,
  );
  return steps;
}
