import type { StepInput } from '@dryrun/contracts/lesson-format';

/** Puts each word into the bucket of its sorted letters. */
export function generateSteps({ words }: { readonly words: readonly string[] }): StepInput[] {
  const groups = new Map<string, string[]>();
  return words.map((word, i) => {
    const key = [...word].sort().join('');
    const group = groups.get(key);
    if (group) group.push(word);
    else groups.set(key, [word]);
    const keys = [...groups.keys()];
    return {
      text: group
        ? `"${word}" has the letters "${key}" as well: it joins that group.`
        : `The letters of "${word}" in order are "${key}". No word had this key yet: a new group.`,
      picture: {
        kind: 'row',
        direction: 'column',
        pictures: [
          { kind: 'array', values: [...words], marks: { [i]: 'active' }, indexes: false, label: 'words' },
          {
            kind: 'buckets',
            buckets: keys.map((name) => [{ key: name, value: (groups.get(name) ?? []).join(', ') }]),
            active: keys.indexOf(key),
            label: 'groups by key',
          },
        ],
      },
    };
  });
}
