import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly capacity: number;
  readonly operations: readonly (readonly number[])[];
}

/** Entries by last use; every use moves an entry to the end. */
export function lruCacheSteps({ capacity, operations }: Input): StepInput[] {
  const entries = new Map<number, number>();
  const results: number[] = [];
  const steps: StepInput[] = [];
  const show = (text: string, used?: number, mark: Mark = 'active'): void => {
    const keys = [...entries.keys()];
    const ids = keys.map(String);
    const next = Object.fromEntries(ids.map((id, i) => [id, ids[i + 1] ?? null]));
    const prev = Object.fromEntries(ids.map((id, i) => [id, ids[i - 1] ?? null]));
    const ends: Record<string, string> =
      ids.length > 0 ? { oldest: ids[0] as string, newest: ids.at(-1) as string } : {};
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'list',
            nodes: keys.map((key) => ({ id: String(key), value: `${key}: ${entries.get(key)}` })),
            next,
            prev,
            pointers: ends,
            marks: used !== undefined && entries.has(used) ? { [String(used)]: mark } : {},
            label: `at most ${capacity} entries`,
          },
          { kind: 'array', values: [...results], indexes: false, label: 'results of the reads' },
        ],
      },
    });
  };
  for (const [kind = 0, key = 0, value = 0] of operations) {
    const old = entries.get(key);
    if (kind === 2) {
      results.push(old ?? -1);
      if (old === undefined) {
        show(`Read key ${key}: it is not there, so the result is -1 and nothing changes.`);
        continue;
      }
      entries.delete(key);
      entries.set(key, old);
      show(`Read key ${key}: the result is ${old}, and the entry moves to the newest end.`, key, 'good');
      continue;
    }
    const oldest = entries.keys().next().value;
    const isFull = old === undefined && entries.size === capacity && oldest !== undefined;
    if (isFull) entries.delete(oldest);
    entries.delete(key);
    entries.set(key, value);
    const dropped = isFull ? ` The cache was full: key ${oldest}, unused for longest, is dropped.` : '';
    const word = old === undefined ? 'Store' : 'Overwrite';
    show(`${word} ${value} under key ${key}.${dropped}`, key);
  }
  return steps;
}
