import type { StepInput } from '@dryrun/contracts/lesson-format';
import type { Mark } from '@dryrun/contracts/diagram';

const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A stack of expected closers, the next one on top. */
export function generateSteps({ text: source }: { readonly text: string }): StepInput[] {
  const brackets = [...source];
  const due: string[] = [];
  const steps: StepInput[] = [];
  const show = (text: string, at: number, mark: Mark): void => {
    const marks = at < brackets.length ? { [at]: mark } : {};
    const top: Record<string, Mark> = due.length > 0 ? { [due.length - 1]: mark } : {};
    steps.push({
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
      show(`'${bracket}' opens. Its '${closer}' is due before everything else.`, at, 'active');
    } else if (due.at(-1) === bracket) {
      show(`'${bracket}' comes, and it is what is due.`, at, 'good');
      due.pop();
    } else {
      const wanted = due.length > 0 ? `'${due.at(-1)}' is due` : 'nothing is open';
      show(`'${bracket}' comes, but ${wanted}: not balanced.`, at, 'bad');
      return steps;
    }
  }
  const isBalanced = due.length === 0;
  show(
    isBalanced
      ? 'The text ends and nothing is due: balanced.'
      : 'The text ends, but a bracket is still open.',
    brackets.length,
    isBalanced ? 'good' : 'bad',
  );
  return steps;
}
