import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'push )': {
    java: "due.push(')');",
    python3: 'due.append(closer_of[bracket])',
    c_cpp: "due.push_back(')');",
  },
  'push ]': {
    java: "due.push(']');",
    python3: 'due.append(closer_of[bracket])',
    c_cpp: "due.push_back(']');",
  },
  'push }': {
    java: "due.push('}');",
    python3: 'due.append(closer_of[bracket])',
    c_cpp: "due.push_back('}');",
  },
  pop: {
    java: '} else if (due.isEmpty() || due.pop() != bracket) {',
    python3: 'elif not due or due.pop() != bracket:',
    c_cpp: 'due.pop_back();',
  },
  'no match': {
    java: 'return false;',
    python3: 'return False',
    c_cpp: 'if (due.empty() || due.back() != bracket) return false;',
  },
  end: { java: 'return due.isEmpty();', python3: 'return not due', c_cpp: 'return due.empty();' },
} satisfies CodeLines;

const closerOf: Readonly<Record<string, ')' | ']' | '}'>> = { '(': ')', '[': ']', '{': '}' };

/** A stack of expected closers, the next one on top. */
export function generateSteps({ text: source }: { readonly text: string }): StepInput[] {
  const brackets = [...source];
  const due: string[] = [];
  const steps: StepInput[] = [];
  const show = (line: keyof typeof codeLines, text: string, at: number, mark: Mark): void => {
    const marks = at < brackets.length ? { [at]: mark } : {};
    const top: Record<string, Mark> = due.length > 0 ? { [due.length - 1]: mark } : {};
    steps.push({
      line,
      text,
      picture: {
        kind: 'row',
        pictures: [
          { kind: 'array', values: brackets, pointers: { i: at }, marks, indexes: false },
          { kind: 'stack', values: [...due], marks: top, label: 'due' },
        ],
      },
    });
  };
  for (const [at, bracket] of brackets.entries()) {
    const closer = closerOf[bracket];
    if (closer) {
      due.push(closer);
      show(
        `push ${closer}`,
        `'${bracket}' opens. Its '${closer}' is due before everything else.`,
        at,
        'active',
      );
    } else if (due.at(-1) === bracket) {
      show('pop', `'${bracket}' comes, and it is what is due.`, at, 'good');
      due.pop();
    } else {
      const wanted = due.length > 0 ? `'${due.at(-1)}' is due` : 'nothing is open';
      show('no match', `'${bracket}' comes, but ${wanted}: not balanced.`, at, 'bad');
      return steps;
    }
  }
  const isBalanced = due.length === 0;
  show(
    'end',
    isBalanced
      ? 'The text ends and nothing is due: balanced.'
      : 'The text ends, but a bracket is still open.',
    brackets.length,
    isBalanced ? 'good' : 'bad',
  );
  return steps;
}
