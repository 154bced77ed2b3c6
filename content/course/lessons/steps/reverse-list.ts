import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';

/** Reverses a singly linked list, link by link. */
export function generateSteps({ values }: { readonly values: readonly number[] }): StepInput[] {
  const steps: StepInput[] = [];
  const nodes = values.map((value, i) => ({ id: `n${i}`, value }));
  const next: Record<string, string | null> = {};
  nodes.forEach(({ id }, i) => {
    next[id] = nodes[i + 1]?.id ?? null;
  });
  const nameOf = (id: string | null): string =>
    id === null ? 'nothing' : String(nodes.find((node) => node.id === id)?.value);

  let previous: string | null = null;
  let current: string | null = nodes[0]?.id ?? null;
  const reversed = new Set<string>();
  const show = (text: string, after?: string | null): void => {
    const marks: Record<string, Mark> = {};
    for (const id of reversed) marks[id] = 'done';
    if (current !== null && !reversed.has(current)) marks[current] = 'active';
    const pointers = { previous, current, ...omitUndefined({ after }) };
    steps.push({ text, picture: { kind: 'list', nodes, next: { ...next }, pointers, marks } });
  };

  show('Nothing is reversed yet. previous refers to nothing, current to the head.');
  while (current !== null) {
    const after: string | null = next[current] ?? null;
    show(`Save the way to the rest: after is ${nameOf(after)}.`, after);
    next[current] = previous;
    reversed.add(current);
    show(`Reverse the link: ${nameOf(current)} now points to ${nameOf(previous)}.`, after);
    previous = current;
    current = after;
    if (current !== null) show(`Step on: previous is ${nameOf(previous)}, current is ${nameOf(current)}.`);
  }
  show(`current refers to nothing. The new head is previous, ${nameOf(previous)}.`);
  return steps;
}
