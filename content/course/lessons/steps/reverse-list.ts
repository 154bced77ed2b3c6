import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';

export const codeLines = {
  start: { java: 'ListNode current = head;', python3: 'current = head', c_cpp: 'ListNode* current = head;' },
  save: {
    java: 'ListNode after = current.next;',
    python3: 'after = current.next',
    c_cpp: 'ListNode* after = current->next;',
  },
  reverse: {
    java: 'current.next = previous;',
    python3: 'current.next = previous',
    c_cpp: 'current->next = previous;',
  },
  'step on': { java: 'current = after;', python3: 'current = after', c_cpp: 'current = after;' },
  end: { java: 'return previous;', python3: 'return previous', c_cpp: 'return previous;' },
} satisfies CodeLines;

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
  const show = (line: keyof typeof codeLines, text: string, after?: string | null): void => {
    const marks: Record<string, Mark> = {};
    for (const id of reversed) marks[id] = 'done';
    if (current !== null && !reversed.has(current)) marks[current] = 'active';
    const pointers = { previous, current, ...omitUndefined({ after }) };
    steps.push({ line, text, picture: { kind: 'list', nodes, next: { ...next }, pointers, marks } });
  };

  show('start', 'Nothing is reversed yet. previous refers to nothing, current to the head.');
  while (current !== null) {
    const after: string | null = next[current] ?? null;
    show('save', `Save the way to the rest: after is ${nameOf(after)}.`, after);
    next[current] = previous;
    reversed.add(current);
    show('reverse', `Reverse the link: ${nameOf(current)} now points to ${nameOf(previous)}.`, after);
    previous = current;
    current = after;
    if (current !== null)
      show('step on', `Step on: previous is ${nameOf(previous)}, current is ${nameOf(current)}.`);
  }
  show('end', `current refers to nothing. The new head is previous, ${nameOf(previous)}.`);
  return steps;
}
