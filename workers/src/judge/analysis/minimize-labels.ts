import type { Argument } from '@dryrun/contracts/signature';
import type { Args, Trial } from './trial.ts';

/** Rows with larger labels are not minimized. */
const maxLabel = 60;

type Rows = readonly (readonly number[])[];

/**
 * Minimizes a graph given as rows of edges between nodes numbered without gaps. Tries to remove a node with its edges, or to
 * merge two adjacent nodes. Then renumbers the other nodes, `n` and other node arguments. Harmless for rows that are not
 * edges, because every attempt is checked.
 */
export async function minimizeLabels(i: number, declared: readonly Argument[], trial: Trial): Promise<void> {
  const rows = (): Rows => trial.best()[i] as Rows;
  const edges = (): (readonly [number, number])[] =>
    rows().flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [[a, b] as const]));
  const largest = Math.max(0, ...edges().flat());
  if (edges().length === 0 || largest > maxLabel) return;
  for (let label = largest; label >= 0; label -= 1) {
    const rest = rows().filter(([a, b]) => a !== label && b !== label);
    const isGone = await trial.attempt(renumbered(trial.best(), i, declared, rest, label));
    const [from, to] = edges().find(([a, b]) => (a === label) !== (b === label)) ?? [];
    if (isGone || from === undefined || to === undefined) continue;
    const other = from === label ? to : from;
    const merged = rows()
      .map(([a, b, ...more]) => [a === label ? other : a, b === label ? other : b, ...more] as number[])
      .filter(([a, b]) => a !== b);
    await trial.attempt(renumbered(trial.best(), i, declared, merged, label));
  }
}

/** Replaces the rows and decrements every node number above `label`. */
function renumbered(args: Args, i: number, declared: readonly Argument[], rows: Rows, label: number): Args {
  const lower = (number: number): number => (number > label ? number - 1 : number);
  return args.map((value, j) => {
    if (j === i) return rows.map(([a = 0, b = 0, ...more]) => [lower(a), lower(b), ...more]);
    if (typeof value !== 'number') return value;
    return declared[j]?.name === 'n' ? value - 1 : lower(value);
  });
}
