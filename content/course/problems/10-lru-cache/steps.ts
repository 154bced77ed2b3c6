import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

interface Input {
  readonly capacity: number;
  readonly operations: readonly (readonly number[])[];
}

class Entry {
  readonly key: number;
  value: number;
  older: Entry = this;
  newer: Entry = this;

  constructor(key: number, value: number) {
    this.key = key;
    this.value = value;
  }
}

const bucketCount = 4;

/** A hash table of nodes and a ring of the same nodes by last use, closed by a sentinel. */
export function generateSteps({ capacity, operations }: Input): StepInput[] {
  const table = new Map<number, Entry>();
  const sentinel = new Entry(-1, 0);
  const results: number[] = [];
  const steps: StepInput[] = [];
  const idOf = (entry: Entry): string => (entry === sentinel ? 'sentinel' : String(entry.key));

  const show = (text: string, key?: number, mark: Mark = 'active'): void => {
    const ring = [sentinel];
    for (let entry = sentinel.newer; entry !== sentinel; entry = entry.newer) ring.push(entry);
    const isInRing = ring.some((entry) => entry !== sentinel && entry.key === key);
    steps.push({
      text,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          {
            kind: 'buckets',
            buckets: Array.from({ length: bucketCount }, (_, bucket) =>
              [...table.keys()]
                .filter((stored) => stored % bucketCount === bucket)
                .map((stored) => ({ key: stored, value: `node ${stored}` })),
            ),
            ...(key !== undefined && { active: key % bucketCount, marks: { [key]: mark } }),
            label: 'hash table: from key to node',
          },
          {
            kind: 'list',
            nodes: ring.map((entry) => ({
              id: idOf(entry),
              value: entry === sentinel ? 'sentinel' : `${entry.key}: ${entry.value}`,
            })),
            next: Object.fromEntries(ring.map((entry) => [idOf(entry), idOf(entry.newer)])),
            prev: Object.fromEntries(ring.map((entry) => [idOf(entry), idOf(entry.older)])),
            marks: isInRing ? { [String(key)]: mark } : {},
            label: `ring, oldest use first, at most ${capacity} entries`,
          },
          { kind: 'array', values: [...results], indexes: false, label: 'results of the reads' },
        ],
      },
    });
  };
  const takeOut = (entry: Entry): void => {
    entry.older.newer = entry.newer;
    entry.newer.older = entry.older;
  };
  const addAsNewest = (entry: Entry): void => {
    entry.older = sentinel.older;
    entry.newer = sentinel;
    sentinel.older.newer = entry;
    sentinel.older = entry;
  };

  show('The table is empty. The sentinel is alone in the ring and points to itself in both directions.');
  for (const [kind = 0, key = 0, value = 0] of operations) {
    let entry = table.get(key);
    if (kind === 2) {
      results.push(entry?.value ?? -1);
      if (!entry) {
        show(
          `Read key ${key}: the table does not hold it. The result is -1, and nothing changes.`,
          key,
          'bad',
        );
        continue;
      }
      takeOut(entry);
      show(
        `Read key ${key}: the table leads to its node, so the result is ${entry.value}. Take the node out of the ring.`,
        key,
        'good',
      );
    } else if (entry) {
      takeOut(entry);
      entry.value = value;
      show(
        `Store ${value} under key ${key}: the table leads to its node. Take it out of the ring and change its value.`,
        key,
      );
    } else {
      if (table.size === capacity) {
        const oldest = sentinel.newer;
        takeOut(oldest);
        table.delete(oldest.key);
        show(
          `Store ${value} under key ${key}: it is new, and the cache is full. The node after the sentinel is the oldest, key ${oldest.key}: take it out of the ring and delete its key from the table.`,
        );
      }
      entry = new Entry(key, value);
      table.set(key, entry);
      addAsNewest(entry);
      show(
        `Store ${value} under key ${key}: put a new node into the table and, as the newest, before the sentinel into the ring.`,
        key,
      );
      continue;
    }
    addAsNewest(entry);
    show(`Add node ${key} to the ring before the sentinel: it is the newest now.`, key);
  }
  return steps;
}
