import type { Argument } from '@dryrun/contracts/signature';
import type { Args, Minimizer } from './minimizer.ts';

/** Graphs with larger node numbers are not minimized. */
const maxNode = 60;

type Rows = readonly (readonly number[])[];

/** Removes or merges nodes of a graph whose rows are edges. Every attempt is checked, so any rows are safe. */
export async function minimizeGraph(
  i: number,
  parameters: readonly Argument[],
  minimizer: Minimizer,
): Promise<void> {
  const rows = (): Rows => minimizer.best()[i] as Rows;
  const edges = (): (readonly [number, number])[] =>
    rows().flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [[a, b] as const]));
  const largest = Math.max(0, ...edges().flat());
  if (edges().length === 0 || largest > maxNode) return;
  for (let node = largest; node >= 0; node -= 1) {
    const rest = rows().filter(([a, b]) => a !== node && b !== node);
    const isRemoved = await minimizer.attempt(renumber(minimizer.best(), i, parameters, rest, node));
    const [from, to] = edges().find(([a, b]) => (a === node) !== (b === node)) ?? [];
    if (isRemoved || from === undefined || to === undefined) continue;
    const other = from === node ? to : from;
    const merged = rows()
      .map(([a, b, ...more]) => [a === node ? other : a, b === node ? other : b, ...more] as number[])
      .filter(([a, b]) => a !== b);
    await minimizer.attempt(renumber(minimizer.best(), i, parameters, merged, node));
  }
}

/** Replaces the rows. Decrements the number of nodes `n` and every node number above `node`. */
function renumber(args: Args, i: number, parameters: readonly Argument[], rows: Rows, node: number): Args {
  const lower = (number: number): number => (number > node ? number - 1 : number);
  return args.map((value, j) => {
    if (j === i) return rows.map(([a = 0, b = 0, ...more]) => [lower(a), lower(b), ...more]);
    if (typeof value !== 'number') return value;
    return parameters[j]?.name === 'n' ? value - 1 : lower(value);
  });
}
