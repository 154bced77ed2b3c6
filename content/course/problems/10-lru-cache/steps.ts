import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'private final Entry ends = new Entry();',
    python3: 'ends = Entry()',
    c_cpp: 'list<Entry> entries;  // the oldest first',
  },
  read: {
    java: 'results.add(entry == null ? -1 : entry.value);',
    python3: 'results.append(entry.value if entry else -1)',
    c_cpp: 'results.push_back(isThere ? found->second->value : -1);',
  },
  'change value': {
    java: 'entry.value = operation[2];',
    python3: 'entry.value = value[0]',
    c_cpp: 'if (operation[0] == 1) entries.back().value = operation[2];',
  },
  'drop oldest': {
    java: 'entries.remove(ends.newer.key);',
    python3: 'del entries[oldest.key]',
    c_cpp: 'places.erase(entries.front().key);',
  },
  'new node': {
    java: 'entries.put(entry.key, entry);',
    python3: 'entry = entries[key] = Entry(key, value[0])',
    c_cpp: 'places[key] = prev(entries.end());',
  },
  'make newest': {
    java: 'addAsNewest(entry);',
    python3: 'add_as_newest(entry)',
    c_cpp: 'entries.splice(entries.end(), entries, found->second);',
  },
} satisfies CodeLines;

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

  const show = (line: keyof typeof codeLines, text: string, key?: number, mark: Mark = 'active'): void => {
    const ring = [sentinel];
    for (let entry = sentinel.newer; entry !== sentinel; entry = entry.newer) ring.push(entry);
    const isInRing = ring.some((entry) => entry !== sentinel && entry.key === key);
    steps.push({
      line,
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

  show(
    'start',
    'The table is empty. The sentinel is alone in the ring and points to itself in both directions.',
  );
  for (const [kind = 0, key = 0, value = 0] of operations) {
    let entry = table.get(key);
    if (kind === 2) {
      results.push(entry?.value ?? -1);
      if (!entry) {
        show(
          'read',
          `Read key ${key}: the table does not hold it. The result is -1, and nothing changes.`,
          key,
          'bad',
        );
        continue;
      }
      takeOut(entry);
      show(
        'read',
        `Read key ${key}: the table leads to its node, so the result is ${entry.value}. Take the node out of the ring.`,
        key,
        'good',
      );
    } else if (entry) {
      takeOut(entry);
      entry.value = value;
      show(
        'change value',
        `Store ${value} under key ${key}: the table leads to its node. Take it out of the ring and change its value.`,
        key,
      );
    } else {
      if (table.size === capacity) {
        const oldest = sentinel.newer;
        takeOut(oldest);
        table.delete(oldest.key);
        show(
          'drop oldest',
          `Store ${value} under key ${key}: it is new, and the cache is full. The node after the sentinel is the oldest, key ${oldest.key}: take it out of the ring and delete its key from the table.`,
        );
      }
      entry = new Entry(key, value);
      table.set(key, entry);
      addAsNewest(entry);
      show(
        'new node',
        `Store ${value} under key ${key}: put a new node into the table and, as the newest, before the sentinel into the ring.`,
        key,
      );
      continue;
    }
    addAsNewest(entry);
    show('make newest', `Add node ${key} to the ring before the sentinel: it is the newest now.`, key);
  }
  return steps;
}
