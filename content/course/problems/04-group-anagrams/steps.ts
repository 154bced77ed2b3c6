import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  add: {
    java: 'groups.computeIfAbsent(new String(letters), key -> new ArrayList<>()).add(word);',
    python3: 'groups["".join(sorted(word))].append(word)',
    c_cpp: 'groups[key].push_back(word);',
  },
} satisfies CodeLines;

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
      line: 'add' satisfies keyof typeof codeLines,
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
