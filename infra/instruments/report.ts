/** Returns the percentile `p` (0 to 1) of the samples by the nearest-rank method. */
function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Formats the median and the 95th percentile of durations in ms for a table. */
export const p50AndP95 = (samples: readonly number[]): [string, string] => [
  ms(median(samples)),
  ms(percentile(samples, 0.95)),
];

export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = headings.map((heading, i) =>
    Math.max(heading.length, ...rows.map((row) => row[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  process.stdout.write(
    `${[line(headings), line(widths.map((n) => '-'.repeat(n))), ...rows.map(line)].join('\n')}\n\n`,
  );
}

export const printCounts = (heading: string, counts: Readonly<Record<string, number>>): void =>
  printTable(
    [heading, 'times'],
    Object.entries(counts).map(([name, times]) => [name, String(times)]),
  );

export function ms(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}
