import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  'create buckets': {
    java: 'for (int i = 0; i < 5; i++) buckets.add(new ArrayList<>());',
    python3: 'buckets = [[] for _ in range(5)]',
    c_cpp: 'vector<list<pair<int, string>>> buckets(5);',
  },
  'replace value': {
    java: 'if (entry != null) entry.setValue(value);',
    python3: 'entry[1] = value',
    c_cpp: 'if (entry != nullptr) entry->second = value;',
  },
  'add entry': {
    java: 'else buckets.get(key % buckets.size()).add(new SimpleEntry<>(key, value));',
    python3: 'buckets[key % len(buckets)].append([key, value])',
    c_cpp: 'else buckets[key % buckets.size()].push_back({key, value});',
  },
  'find key': {
    java: 'for (var entry : buckets.get(key % buckets.size())) if (entry.getKey() == key) return entry;',
    python3: 'if entry[0] == key:',
    c_cpp: 'for (auto& entry : buckets[key % buckets.size()]) if (entry.first == key) return &entry;',
  },
  'not found': { java: 'return null;', python3: 'return None', c_cpp: 'return nullptr;' },
} satisfies CodeLines;

interface Input {
  readonly buckets: number;
  readonly entries: readonly (readonly [key: number, value: string])[];
  /** A key to look up at the end. */
  readonly lookup: number;
}

/** A hash table with chaining; a number is its own hash. */
export function generateSteps({ buckets: count, entries, lookup }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const buckets: { key: number; value: string }[][] = Array.from({ length: count }, () => []);
  const show = (line: keyof typeof codeLines, text: string, active?: number, key?: number): void => {
    steps.push({
      line,
      text,
      picture: {
        kind: 'buckets',
        buckets: buckets.map((bucket) => bucket.map((entry) => ({ ...entry }))),
        active,
        ...(key !== undefined && { marks: { [key]: 'good' } }),
      },
    });
  };

  show('create buckets', `${count} empty buckets. The hash of a number is the number itself here.`);
  for (const [key, value] of entries) {
    const at = key % count;
    const bucket = buckets[at] ?? [];
    const place = `${key} modulo ${count} is ${at}`;
    const same = bucket.find((entry) => entry.key === key);
    if (same) {
      const old = same.value;
      same.value = value;
      show(
        'replace value',
        `Put ${key} → ${value}: ${place}. The key is there already, so ${value} replaces ${old}.`,
        at,
        key,
      );
      continue;
    }
    const others = bucket.map((entry) => entry.key).join(' and ');
    bucket.push({ key, value });
    const how =
      others === ''
        ? 'The bucket is empty.'
        : `A collision: the key is compared with ${others}, differs, and joins the list.`;
    show('add entry', `Put ${key} → ${value}: ${place}. ${how}`, at, key);
  }
  const at = lookup % count;
  const keys = (buckets[at] ?? []).map((entry) => entry.key);
  const found = keys.indexOf(lookup);
  const compared = found < 0 ? keys : keys.slice(0, found + 1);
  const outcome =
    found < 0
      ? 'It is not there.'
      : `Found after ${compared.length} ${compared.length === 1 ? 'comparison' : 'comparisons'}.`;
  show(
    found < 0 ? 'not found' : 'find key',
    `Look up ${lookup}: ${lookup} modulo ${count} is ${at}. Compare with ${compared.join(', then ')}. ${outcome}`,
    at,
    lookup,
  );
  return steps;
}
