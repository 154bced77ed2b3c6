import type { CaseResult, Check } from '@dryrun/contracts/code';
import type { JudgeKind } from '../codeApi.ts';

export interface Cause {
  readonly text: string;
  readonly line?: number;
}

/** Returns the exception or the exceeded limit; undefined if the verdict needs no explanation. */
export function findCause(check: Check, kind: JudgeKind): Cause | undefined {
  const failedCase = check.failedTest ?? check.cases?.find(({ statusMsg }) => statusMsg === check.statusMsg);
  const location = failedCase ? ` on ${kind === 'run' ? 'case' : 'test'} ${failedCase.index + 1}` : '';
  switch (check.statusMsg) {
    case 'Runtime Error':
      return exceptionOf(check, failedCase);
    case 'Time Limit Exceeded':
      return timeLimitOf(check, failedCase, location);
    case 'Memory Limit Exceeded':
      return (
        check.limits && {
          text: `Stopped${location}: used more than ${megabytes(check.limits.memoryKb)} of memory.`,
        }
      );
    case 'Output Limit Exceeded':
      return { text: `Stopped${location}: printed too much output.` };
    default:
      return undefined;
  }
}

function exceptionOf(
  { diagnostics, errorOutput }: Check,
  failedCase: CaseResult | undefined,
): Cause | undefined {
  const diagnostic = diagnostics?.find(({ severity }) => severity === 'error');
  if (diagnostic) return { text: firstLine(diagnostic.message), line: diagnostic.line };
  const output = failedCase?.errorOutput ?? errorOutput;
  return output ? { text: exceptionLine(output) } : undefined;
}

/** A `note` means that this test did not exceed its limit of CPU time. */
function timeLimitOf(
  { limits }: Check,
  failedCase: CaseResult | undefined,
  location: string,
): Cause | undefined {
  if (!limits) return undefined;
  const limit = `${limits.timeMs / 1000} s of CPU time`;
  return {
    text: `Stopped${location}: ${failedCase?.note ? `the limit is ${limit}` : `used more than ${limit}`}.`,
  };
}

/** Python prints the exception on the last line of a stack trace, the other languages on the first. */
function exceptionLine(output: string): string {
  const lines = output.trim().split('\n');
  return (lines[0]?.startsWith('Traceback') ? lines.at(-1) : lines[0]) ?? '';
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function megabytes(kb: number): string {
  return `${Math.round(kb / 1024)} MB`;
}
