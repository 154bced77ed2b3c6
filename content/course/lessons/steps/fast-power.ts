import type { CodeLines, StepInput } from '@dryrun/contracts/lesson-format';
import type { CallNode, Mark } from '@dryrun/contracts/diagram';

export const codeLines = {
  'base case': { java: 'if (n == 0) return 1;', python3: 'return 1', c_cpp: 'if (n == 0) return 1;' },
  ask: {
    java: 'long half = power(x, n / 2);',
    python3: 'half = power(x, n // 2)',
    c_cpp: 'long long half = power(x, n / 2);',
  },
  multiply: {
    java: 'return n % 2 == 0 ? half * half : half * half * x;',
    python3: 'return half * half if n % 2 == 0 else half * half * x',
    c_cpp: 'return n % 2 == 0 ? half * half : half * half * x;',
  },
} satisfies CodeLines;

interface Input {
  readonly base: number;
  readonly exponent: number;
}

interface Call {
  readonly label: string;
  mark: Mark;
  result?: string;
}

/** Exponentiation by squaring as a chain of recursive calls. */
export function generateSteps({ base, exponent }: Input): StepInput[] {
  const steps: StepInput[] = [];
  const calls: Call[] = [];
  const show = (line: keyof typeof codeLines, text: string): void => {
    const root = calls.reduceRight<CallNode | undefined>(
      (child, { label, mark, result }) => ({
        label,
        mark,
        result,
        ...(child && { children: [child] }),
      }),
      undefined,
    );
    if (root) steps.push({ line, text, picture: { kind: 'calls', root } });
  };

  const power = (n: number): number => {
    const call: Call = { label: `power(${n})`, mark: 'active' };
    calls.push(call);
    if (n === 0) {
      call.result = '1';
      call.mark = 'good';
      show('base case', 'power(0) is the base case: 1.');
      return 1;
    }
    const smaller = Math.floor(n / 2);
    show('ask', `power(${n}) asks for power(${smaller}) and waits.`);
    const half = power(smaller);
    const isEven = n % 2 === 0;
    const value = isEven ? half * half : half * half * base;
    call.result = String(value);
    call.mark = 'good';
    const product = isEven ? `${half} · ${half}` : `${half} · ${half} · ${base}`;
    show(
      'multiply',
      `power(${smaller}) was ${half}. ${n} is ${isEven ? 'even' : 'odd'}: power(${n}) = ${product} = ${value}.`,
    );
    return value;
  };
  power(exponent);
  return steps;
}
