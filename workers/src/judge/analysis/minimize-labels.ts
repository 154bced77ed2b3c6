import type { Argument } from '@dryrun/contracts/signature';
import type { Args, Trial } from './trial.ts';

/** The largest label that is tried to be left out. */
const mostLabels = 60;

type Rows = readonly (readonly number[])[];

/**
 * Rows of numbers are often the links of a network whose nodes are numbered without gaps. Tries to leave out a node with its
 * links, or to draw two joined nodes together, and numbers the others anew; an `n`, or another number of a node, follows.
 * For rows that mean something else these are attempts like any other.
 */
export async function minimizeLabels(i: number, declared: readonly Argument[], trial: Trial): Promise<void> {
  const rows = (): Rows => trial.best()[i] as Rows;
  const links = (): (readonly [number, number])[] =>
    rows().flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [[a, b] as const]));
  const largest = Math.max(0, ...links().flat());
  if (links().length === 0 || largest > mostLabels) return;
  for (let label = largest; label >= 0; label -= 1) {
    const rest = rows().filter(([a, b]) => a !== label && b !== label);
    const isGone = await trial.attempt(renumbered(trial.best(), i, declared, rest, label));
    const [from, to] = links().find(([a, b]) => (a === label) !== (b === label)) ?? [];
    if (isGone || from === undefined || to === undefined) continue;
    const other = from === label ? to : from;
    const joined = rows()
      .map(([a, b, ...more]) => [a === label ? other : a, b === label ? other : b, ...more] as number[])
      .filter(([a, b]) => a !== b);
    await trial.attempt(renumbered(trial.best(), i, declared, joined, label));
  }
}

/** The arguments with other rows, in which every number above `label` has gone down by one. */
function renumbered(args: Args, i: number, declared: readonly Argument[], rows: Rows, label: number): Args {
  const lower = (number: number): number => (number > label ? number - 1 : number);
  return args.map((value, j) => {
    if (j === i) return rows.map(([a = 0, b = 0, ...more]) => [lower(a), lower(b), ...more]);
    if (typeof value !== 'number') return value;
    return declared[j]?.name === 'n' ? value - 1 : lower(value);
  });
}
