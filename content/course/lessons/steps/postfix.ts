import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';

export const codeLines = {
  push: {
    java: 'waiting.push(Integer.parseInt(token));',
    python3: 'waiting.append(int(token))',
    c_cpp: 'waiting.push(stoi(token));',
  },
  add: {
    java: 'if (token.equals("+")) waiting.push(left + right);',
    python3: 'waiting.append(left + right)',
    c_cpp: 'if (token == "+") waiting.push(left + right);',
  },
  subtract: {
    java: 'else if (token.equals("-")) waiting.push(left - right);',
    python3: 'waiting.append(left - right)',
    c_cpp: 'else if (token == "-") waiting.push(left - right);',
  },
  multiply: {
    java: 'else waiting.push(left * right);',
    python3: 'waiting.append(left * right)',
    c_cpp: 'else waiting.push(left * right);',
  },
  end: { java: 'return waiting.pop();', python3: 'return waiting.pop()', c_cpp: 'return waiting.top();' },
} satisfies CodeLines;

interface Operator {
  readonly line: keyof typeof codeLines;
  readonly compute: (left: number, right: number) => number;
}

const operators: Readonly<Record<string, Operator>> = {
  '+': { line: 'add', compute: (left, right) => left + right },
  '-': { line: 'subtract', compute: (left, right) => left - right },
  '*': { line: 'multiply', compute: (left, right) => left * right },
};

/** Evaluates a postfix expression with a stack. */
export function generateSteps({ tokens }: { readonly tokens: readonly string[] }): StepInput[] {
  const steps: StepInput[] = [];
  const waiting: number[] = [];
  const show = (line: keyof typeof codeLines, text: string, at: number): void => {
    const top = waiting.length - 1;
    steps.push({
      line,
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
    const operator = operators[token];
    if (!operator) {
      waiting.push(Number(token));
      show('push', `${token} is a number: push it.`, at);
      return;
    }
    const right = waiting.pop() ?? 0;
    const left = waiting.pop() ?? 0;
    const value = operator.compute(left, right);
    waiting.push(value);
    show(
      operator.line,
      `${token} takes ${right}, then ${left}. Compute ${left} ${token} ${right} = ${value} and push it.`,
      at,
    );
  });
  show(
    'end',
    `Every token has been read. The one value left is the result: ${waiting.at(-1)}.`,
    tokens.length,
  );
  return steps;
}
