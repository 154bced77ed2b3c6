import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  start: {
    java: 'ListNode slow = head, fast = head;',
    python3: 'slow = fast = head',
    c_cpp: 'ListNode *slow = head, *fast = head;',
  },
  move: {
    java: 'fast = fast.next.next;',
    python3: 'fast = fast.next.next',
    c_cpp: 'fast = fast->next->next;',
  },
  meet: {
    java: 'if (slow == fast) return true;',
    python3: 'return True',
    c_cpp: 'if (slow == fast) return true;',
  },
  end: { java: 'return false;', python3: 'return False', c_cpp: 'return false;' },
} satisfies CodeLines;

interface Input {
  readonly values: readonly number[];
  /** The index that the last node points back to; null for a list without a cycle. */
  readonly back: number | null;
}

/** Detects a cycle with a slow and a fast pointer. */
export function generateSteps({ values, back }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const nodes = values.map((value, i) => ({ id: `n${i}`, value }));
  const after = (i: number | null): number | null => {
    if (i === null) return null;
    return i + 1 < values.length ? i + 1 : back;
  };
  const idOf = (i: number | null): string | null => (i === null ? null : `n${i}`);
  const next = Object.fromEntries(nodes.map(({ id }, i) => [id, idOf(after(i))]));

  let slow: number | null = 0;
  let fast: number | null = 0;
  const show = (line: keyof typeof codeLines, text: string, hasMet = false): void => {
    const marks = hasMet && slow !== null ? { [`n${slow}`]: 'good' as const } : {};
    const pointers = { slow: idOf(slow), fast: idOf(fast) };
    steps.push({ line, text, picture: { kind: 'list', nodes, next, pointers, marks } });
  };

  show('start', 'Both walkers start at the head.');
  while (fast !== null && after(fast) !== null) {
    slow = after(slow);
    fast = after(after(fast));
    const places = `slow is at ${values[slow ?? 0]}, fast ${fast === null ? 'is at the end' : `at ${values[fast]}`}`;
    if (slow === fast) {
      show(
        'meet',
        `One step and two steps: both are at ${values[slow ?? 0]}. They meet, so there is a cycle.`,
        true,
      );
      return steps;
    }
    show('move', `One step and two steps: ${places}.`);
  }
  show('end', 'fast has reached the end, so there is no cycle.');
  return steps;
}
