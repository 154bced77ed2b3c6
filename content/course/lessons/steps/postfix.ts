import type { StepInput } from '@dryrun/contracts/lesson-format';

const operators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
};

/** Evaluates a postfix expression with a stack. */
export function generateSteps({ tokens }: { readonly tokens: readonly string[] }): StepInput[] {
  const steps: StepInput[] = [];
  const waiting: number[] = [];
  const show = (text: string, at: number): void => {
    const top = waiting.length - 1;
    steps.push({
      text,
      picture: {
        kind: 'row',
        pictures: [
          {
            kind: 'array',
            values: [...tokens],
            marks: at < tokens.length ? { [at]: 'active' } : {},
            indexes: false,
          },
          { kind: 'stack', values: [...waiting], marks: top >= 0 ? { [top]: 'good' } : {}, label: 'waiting' },
        ],
      },
    });
  };
  tokens.forEach((token, at) => {
    const compute = operators[token];
    if (!compute) {
      waiting.push(Number(token));
      show(`${token} is a number: push it.`, at);
      return;
    }
    const right = waiting.pop() ?? 0;
    const left = waiting.pop() ?? 0;
    const value = compute(left, right);
    waiting.push(value);
    show(
      `${token} takes ${right}, then ${left}. Compute ${left} ${token} ${right} = ${value} and push it.`,
      at,
    );
  });
  show(`Every token has been read. The one value left is the result: ${waiting.at(-1)}.`, tokens.length);
  return steps;
}
