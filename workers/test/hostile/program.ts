import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';

/** A malicious or harmful program. Its method is `int solve(int a)`; the expected answer is 2a for 1, 2 and 3. */
export interface HostileProgram {
  readonly name: string;
  readonly lang: Lang;
  readonly source: string;
  /** Every acceptable verdict: some depend on which limit is reached first. */
  readonly verdicts: readonly Verdict[];
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

/** `before` is code before the class. */
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

export function cpp(name: string, verdicts: readonly Verdict[], body: string, before = ''): HostileProgram {
  return {
    name,
    lang: 'c_cpp',
    source: `${before}\nclass Solution {\npublic:\n    int solve(int a) {\n${body}\n    }\n};\n`,
    verdicts,
  };
}

export function java(
  name: string,
  verdicts: readonly Verdict[],
  body: string,
  { members = '', before = '' }: { members?: string; before?: string } = {},
): HostileProgram {
  const source = `${before}\nclass Solution {\n${members}\n    public int solve(int a) throws Exception {\n${body}\n    }\n}\n`;
  return { name, lang: 'java', source, verdicts };
}
