import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'first row': {
    java: 'steps[i][j] = i + j;',
    python3: 'above = list(range(len(b) + 1))',
    c_cpp: 'steps[i][j] = i + j;',
  },
  'first column': { java: 'steps[i][j] = i + j;', python3: 'row = [i + 1]', c_cpp: 'steps[i][j] = i + j;' },
  equal: {
    java: 'steps[i][j] = steps[i - 1][j - 1];',
    python3: 'row.append(above[j])',
    c_cpp: 'steps[i][j] = steps[i - 1][j - 1];',
  },
  'best of three': {
    java: 'int least = Math.min(steps[i - 1][j - 1], Math.min(steps[i - 1][j], steps[i][j - 1]));',
    python3: 'row.append(min(above[j], above[j + 1], row[j]) + 1)',
    c_cpp: 'steps[i][j] = min({steps[i - 1][j - 1], steps[i - 1][j], steps[i][j - 1]}) + 1;',
  },
  end: {
    java: 'return steps[a.length()][b.length()];',
    python3: 'return above[-1]',
    c_cpp: 'return steps[n][m];',
  },
} satisfies CodeLines;

interface Input {
  readonly a: string;
  readonly b: string;
}

/** Fills the table row by row, then traces back from the last cell to find the edits. */
export function generateSteps({ a, b }: Input): StepInput[] {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const steps: StepInput[] = [];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  const show = (
    line: keyof typeof codeLines,
    text: string,
    marks: Record<string, Mark>,
    arrows: { from: string; to: string }[] = [],
  ): void => {
    const cells = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (_unused, j) => rows[i]?.[j] ?? null),
    );
    steps.push({
      line,
      text,
      picture: { kind: 'grid', cells, marks, arrows, rowLabels: ['', ...a], columnLabels: ['', ...b] },
    });
  };
  const rowMarks = (i: number): Record<string, Mark> =>
    Object.fromEntries(Array.from({ length: b.length + 1 }, (_, j) => [`${i},${j}`, 'active' as const]));
  show('first row', `The empty word becomes a beginning of "${b}" by inserting each letter.`, rowMarks(0));
  for (const [i, letter] of [...a].entries()) {
    const row = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const [diagonal, above, left] = [at(i, j), at(i, j + 1), row[j] as number];
      row.push(letter === b[j] ? diagonal : 1 + Math.min(diagonal, above, left));
    }
    rows.push(row);
    show(
      'best of three',
      `The row of "${a.slice(0, i + 1)}": equal letters cost nothing and take the diagonal, others one more than the best of three.`,
      rowMarks(i + 1),
    );
  }
  const marks: Record<string, Mark> = {};
  const arrows: { from: string; to: string }[] = [];
  let [i, j] = [a.length, b.length];
  marks[`${i},${j}`] = 'good';
  show('end', `The last cell is the answer: ${at(i, j)} steps. Walk back to see which.`, { ...marks });
  while (i > 0 || j > 0) {
    const here = at(i, j);
    const isSame = i > 0 && j > 0 && a[i - 1] === b[j - 1] && at(i - 1, j - 1) === here;
    const [toI, toJ, said] = isSame
      ? [i - 1, j - 1, `Keep '${a[i - 1]}'.`]
      : i > 0 && j > 0 && at(i - 1, j - 1) + 1 === here
        ? [i - 1, j - 1, `Replace '${a[i - 1]}' by '${b[j - 1]}'.`]
        : i > 0 && at(i - 1, j) + 1 === here
          ? [i - 1, j, `Delete '${a[i - 1]}'.`]
          : [i, j - 1, `Insert '${b[j - 1]}'.`];
    const line = isSame ? 'equal' : i === 0 ? 'first row' : j === 0 ? 'first column' : 'best of three';
    arrows.push({ from: `${i},${j}`, to: `${toI},${toJ}` });
    [i, j] = [toI, toJ];
    marks[`${i},${j}`] = isSame ? 'done' : 'good';
    show(line, said, { ...marks }, [...arrows]);
  }
  return steps;
}
