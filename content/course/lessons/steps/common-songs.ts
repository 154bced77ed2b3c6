import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

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
  const show = (text: string, marks: Record<string, Mark>, arrows: Arrow[] = []): void => {
    steps.push({
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

  show('The base: nothing in common with an empty list. The first row and column are 0.', {});
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const [x, y] = [a.charAt(i - 1), b.charAt(j - 1)];
      const row = table[i];
      if (!row) continue;
      if (x === y) {
        row[j] = at(i - 1, j - 1) + 1;
        show(`${x} and ${y} are equal: the diagonal plus one, ${row[j]}.`, { [`${i},${j}`]: 'good' }, [
          { from: `${i - 1},${j - 1}`, to: `${i},${j}` },
        ]);
        continue;
      }
      const [above, left] = [at(i - 1, j), at(i, j - 1)];
      row[j] = Math.max(above, left);
      const source = above >= left ? `${i - 1},${j}` : `${i},${j - 1}`;
      show(
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
    `The way back from the corner: each diagonal step is a common song. The answer is ${songs.join('')}.`,
    marks,
    arrows,
  );
  return steps;
}
