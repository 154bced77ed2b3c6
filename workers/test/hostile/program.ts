import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';

/**
 * A program that means harm, or could do some. Its method is `int solve(int a)`, due to answer 2a for 1, 2 and 3.
 * `verdicts` holds every true verdict: some ends depend on which limit is met first.
 */
export interface HostileProgram {
  readonly name: string;
  readonly lang: Lang;
  readonly source: string;
  readonly verdicts: readonly Verdict[];
  /** It sleeps until a limit ends it, so it may run beside others. */
  readonly onlyWaits?: true;
}

const [tle, mle, ole, re, ce, wa, ok] = [
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Wrong Answer',
  'Approved',
] as const satisfies readonly Verdict[];

export { tle, mle, ole, re, ce, wa, ok };

/** A Python method body, with optional text before the class. */
export function python(
  name: string,
  verdicts: readonly Verdict[],
  body: string,
  before = '',
): HostileProgram {
  const lines = body
    .trim()
    .split('\n')
    .map((line) => `        ${line}`);
  return {
    name,
    lang: 'python3',
    source: `${before}\nclass Solution:\n    def solve(self, a):\n${lines.join('\n')}\n`,
    verdicts,
  };
}

/** A C++ method body, with optional text before the class. */
export function cpp(name: string, verdicts: readonly Verdict[], body: string, before = ''): HostileProgram {
  return {
    name,
    lang: 'c_cpp',
    source: `${before}\nclass Solution {\npublic:\n    int solve(int a) {\n${body}\n    }\n};\n`,
    verdicts,
  };
}

/** A Java method body, with optional members of the class and text before it. */
export function java(
  name: string,
  verdicts: readonly Verdict[],
  body: string,
  { members = '', before = '' }: { members?: string; before?: string } = {},
): HostileProgram {
  const source = `${before}\nclass Solution {\n${members}\n    public int solve(int a) throws Exception {\n${body}\n    }\n}\n`;
  return { name, lang: 'java', source, verdicts };
}

/** Marks a program that loads neither processor nor memory until a limit ends it. */
export function waiting(program: HostileProgram): HostileProgram {
  return { ...program, onlyWaits: true };
}
