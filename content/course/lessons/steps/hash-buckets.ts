import type { StepInput } from '@dryrun/contracts/lesson-format';

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
  const show = (text: string, active?: number, key?: number): void => {
    steps.push({
      text,
      picture: {
        kind: 'buckets',
        buckets: buckets.map((bucket) => bucket.map((entry) => ({ ...entry }))),
        active,
        ...(key !== undefined && { marks: { [key]: 'good' } }),
      },
    });
  };

  show(`${count} empty buckets. The hash of a number is the number itself here.`);
  for (const [key, value] of entries) {
    const at = key % count;
    const bucket = buckets[at] ?? [];
    const place = `${key} modulo ${count} is ${at}`;
    const same = bucket.find((entry) => entry.key === key);
    if (same) {
      const old = same.value;
      same.value = value;
      show(
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
    show(`Put ${key} → ${value}: ${place}. ${how}`, at, key);
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
    `Look up ${lookup}: ${lookup} modulo ${count} is ${at}. Compare with ${compared.join(', then ')}. ${outcome}`,
    at,
    lookup,
  );
  return steps;
}
