import type { CaseResult, Check } from '@dryrun/contracts/code';
import type { Judged } from '../codeApi.ts';

/** Why a program was stopped or broke, in a sentence, with the line of the learner's text if it is known. */
export interface Cause {
  readonly text: string;
  readonly line?: number;
}

/**
 * What stands directly under the verdict: the exception and its line, or the limit that was passed. Undefined where
 * the verdict says it all.
 */
export function causeOf(check: Check, judged: Judged): Cause | undefined {
  const failed = check.failedTest ?? check.cases?.find(({ statusMsg }) => statusMsg === check.statusMsg);
  const where = failed ? ` on ${judged === 'run' ? 'case' : 'test'} ${failed.index + 1}` : '';
  switch (check.statusMsg) {
    case 'Runtime Error':
      return exceptionOf(check, failed);
    case 'Time Limit Exceeded':
      return timeLimitOf(check, failed, where);
    case 'Memory Limit Exceeded':
      return (
        check.limits && { text: `Stopped: more than ${megabytes(check.limits.memoryKb)} of memory${where}.` }
      );
    case 'Output Limit Exceeded':
      return { text: `Stopped: it printed more than is allowed${where}.` };
    default:
      return undefined;
  }
}

function exceptionOf({ diagnostics, errorOutput }: Check, failed: CaseResult | undefined): Cause | undefined {
  const remark = diagnostics?.find(({ severity }) => severity === 'error');
  if (remark) return { text: firstLine(remark.message), line: remark.line };
  const output = failed?.errorOutput ?? errorOutput;
  return output ? { text: exceptionLine(output) } : undefined;
}

/** At the deadline (`note` tells of it below) the CPU time was not used up. */
function timeLimitOf({ limits }: Check, failed: CaseResult | undefined, where: string): Cause | undefined {
  if (!limits) return undefined;
  const limit = `${limits.timeMs / 1000} s of CPU time`;
  return {
    text: failed?.note ? `Stopped${where}: the limit is ${limit}.` : `Stopped: more than ${limit}${where}.`,
  };
}

/** Python names the exception in the last line of its trace, the others in the first. */
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
