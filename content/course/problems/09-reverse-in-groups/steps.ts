import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  start: {
    java: 'ListNode dummy = new ListNode(0, head);',
    python3: 'dummy = ListNode(0, head)',
    c_cpp: 'ListNode dummy(0, head);',
  },
  block: {
    java: 'ListNode first = before.next;',
    python3: 'first, after = before.next, last.next',
    c_cpp: 'ListNode* first = before->next;',
  },
  'reverse link': {
    java: 'current.next = previous;',
    python3: 'current.next = previous',
    c_cpp: 'current->next = previous;',
  },
  join: { java: 'before.next = last;', python3: 'before.next = last', c_cpp: 'before->next = last;' },
  end: { java: 'return dummy.next;', python3: 'return dummy.next', c_cpp: 'if (!last) return dummy.next;' },
} satisfies CodeLines;

interface Input {
  readonly head: readonly number[];
  readonly k: number;
}

/** Reverses block by block; nodes keep their position in the diagram and only the links change. */
export function generateSteps({ head, k }: Input): StepInput[] {
  const ids = ['dummy', ...head.map((_, i) => `n${i}`)];
  const next = new Map<string, string | null>(ids.map((id, i) => [id, ids[i + 1] ?? null]));
  const nodes = ids.map((id, i) => ({ id, value: i === 0 ? '' : (head[i - 1] ?? null) }));
  const valueOf = (id: string | null): string => {
    if (id === null) return 'the end';
    return id === 'dummy' ? 'the dummy' : String(nodes.find((node) => node.id === id)?.value);
  };
  const after = (id: string | null): string | null => (id === null ? null : (next.get(id) ?? null));
  const steps: StepInput[] = [];
  const show = (
    line: keyof typeof codeLines,
    text: string,
    pointers: Record<string, string | null>,
    marks: Record<string, Mark> = {},
  ): void => {
    steps.push({
      line,
      text,
      picture: { kind: 'list', nodes, next: Object.fromEntries(next), pointers, marks },
    });
  };
  let before = 'dummy';
  show('start', 'A dummy node stands in front, so the first block has a node before it like every other.', {
    before,
  });
  for (;;) {
    let last: string | null = before;
    for (let i = 0; i < k && last !== null; i += 1) last = after(last);
    if (last === null) {
      show('end', `Fewer than ${k} nodes are left after ${valueOf(before)}: they stay as they are.`, {
        before,
      });
      return steps;
    }
    const first = after(before) as string;
    const end = after(last);
    show('block', `The block from ${valueOf(first)} to ${valueOf(last)} is complete.`, {
      before,
      first,
      last,
    });
    let previous = end;
    let current: string | null = first;
    while (current !== end && current !== null) {
      const following = after(current);
      next.set(current, previous);
      show(
        'reverse link',
        `Reverse the link of ${valueOf(current)}: it points to ${valueOf(previous)} now.`,
        { before, current },
        { [current]: 'active' },
      );
      previous = current;
      current = following;
    }
    next.set(before, last);
    show(
      'join',
      `Join ${valueOf(before)} to ${valueOf(last)}. ${valueOf(first)} is the end of its block now.`,
      { before, last },
      { [before]: 'good', [last]: 'good' },
    );
    before = first;
  }
}
