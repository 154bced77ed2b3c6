import { answersEqual } from '@dryrun/content/comparison';
import type { CaseResult, Diagnostic, Verdict } from '@dryrun/contracts/code';
import { formatLiteral, LiteralError, parseAnswer, typeWords } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import { truncateOutput, truncateText } from './truncate.ts';
import type { CaseEnd, CaseOutcome, Program } from '../languages/toolchain.ts';

/** A test in canonical literals. */
export interface Test {
  readonly input: readonly string[];
  /** Never enters the sandbox. */
  readonly expected: string;
}

export interface JudgedCase {
  readonly result: CaseResult;
  /** The error at the learner's line, if known. */
  readonly diagnostic?: Diagnostic;
  readonly truncated: boolean;
}

/** True if the remaining tests are skipped. They would probably fail for the same reason. */
export function stopsJudging({ result }: JudgedCase): boolean {
  return stoppingVerdicts.has(result.statusMsg);
}

const stoppingVerdicts: ReadonlySet<Verdict> = new Set([
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Compilation Error',
]);

/** Verdicts that are Time Limit Exceeded, without a note, if the case exceeded its CPU limit. */
const slowVerdicts: ReadonlySet<Verdict> = new Set(['Approved', 'Wrong Answer', 'Time Limit Exceeded']);

interface Finding {
  readonly statusMsg: Verdict;
  readonly actual?: string;
  readonly note?: string;
  readonly errorOutput?: string;
  readonly diagnostic?: Diagnostic;
}

/** Judges a case by its outcome, which is untrusted. */
export function judgeCase(
  { signature, limits }: Program,
  index: number,
  test: Test,
  outcome: CaseOutcome,
): JudgedCase {
  const { usage, stdout, stderr, truncated } = outcome;
  const endFinding = findingOf(signature, test.expected, outcome);
  const finding: Finding =
    usage.cpuMs > limits.timeMs && slowVerdicts.has(endFinding.statusMsg)
      ? { statusMsg: 'Time Limit Exceeded' }
      : endFinding;
  const errors = [finding.errorOutput, truncateText(stderr)].filter(Boolean).join('\n');
  const result = omitUndefined({
    index,
    statusMsg: finding.statusMsg,
    input: test.input.map(truncateValue),
    expected: truncateValue(test.expected),
    actual: finding.actual === undefined ? undefined : truncateValue(finding.actual),
    stdOutput: truncateOutput(stdout, truncated),
    errorOutput: errors || undefined,
    note: finding.note,
    runtime: Math.round(usage.cpuMs * 10) / 10,
    memory: usage.memoryKb,
  });
  return omitUndefined({ result, diagnostic: finding.diagnostic, truncated });
}

function findingOf(signature: Signature, expected: string, { end, usage }: CaseOutcome): Finding {
  switch (end.kind) {
    case 'answered':
      return checkNodes(end.hasOtherNodes, compareAnswer(signature, expected, end.answer));
    case 'unserializable':
      return { statusMsg: 'Wrong Answer', note: `expected ${typeWords[signature.returns]}, ${end.found}` };
    case 'threw':
      return omitUndefined({
        statusMsg: 'Runtime Error' as const,
        errorOutput: truncateText(end.trace),
        diagnostic: errorAt(end.line, end.summary),
      });
    case 'entry-point-missing':
      return { statusMsg: 'Compilation Error', errorOutput: end.message || describeMissingMethod(signature) };
    case 'out-of-memory':
      return { statusMsg: 'Memory Limit Exceeded' };
    case 'protocol-violation':
      return {
        statusMsg: 'Runtime Error',
        errorOutput: 'The program wrote to a file descriptor that is reserved for the judge.',
      };
    case 'exited':
      return omitUndefined({
        statusMsg: 'Runtime Error' as const,
        errorOutput: [describeExit(end), ...(end.calls ? [truncateText(end.calls)] : [])].join('\n'),
        diagnostic: errorAt(end.line, describeExit(end)),
      });
    case 'killed':
      // A program that computes reaches its CPU limit before its own wall-clock limit, but not before that of all tests.
      return end.reason === 'wall' && usage.cpuMs * 2 >= usage.wallMs
        ? { statusMsg: 'Time Limit Exceeded', note: 'Stopped because all tests together took too long.' }
        : killFindings[end.reason];
  }
}

function errorAt(line: number | undefined, message: string): Diagnostic | undefined {
  return line ? { line, severity: 'error', message: truncateText(message) } : undefined;
}

const killFindings: Readonly<Record<Extract<CaseEnd, { kind: 'killed' }>['reason'], Finding>> = {
  cpu: { statusMsg: 'Time Limit Exceeded' },
  wall: {
    statusMsg: 'Time Limit Exceeded',
    note: 'Stopped at the wall-clock limit: the program spent most of its time waiting, not computing.',
  },
  memory: { statusMsg: 'Memory Limit Exceeded' },
  output: { statusMsg: 'Output Limit Exceeded' },
  processes: {
    statusMsg: 'Runtime Error',
    errorOutput: 'The program started too many processes or threads.',
  },
};

function compareAnswer({ returns, compare }: Signature, expected: string, answer: string): Finding {
  // Skip parsing in the usual case, because it is slow for large answers.
  if (answer === expected) return { statusMsg: 'Approved', actual: answer };
  let actual: Value;
  try {
    actual = parseAnswer(returns, answer);
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    const note = error.message.replace(/^answer: /, '').replace(/^answer/, '');
    return { statusMsg: 'Wrong Answer', actual: answer, note };
  }
  const isRight = answersEqual(compare, returns, parseAnswer(returns, expected), actual);
  return { statusMsg: isRight ? 'Approved' : 'Wrong Answer', actual: formatLiteral(returns, actual) };
}

const otherNodesNote =
  'The values are right, but the list has new nodes or nodes with changed values. Move the given nodes; do not copy values.';

function checkNodes(hasOtherNodes: true | undefined, finding: Finding): Finding {
  return hasOtherNodes && finding.statusMsg === 'Approved'
    ? { ...finding, statusMsg: 'Wrong Answer', note: otherNodesNote }
    : finding;
}

function describeMissingMethod({ function: name, args }: Signature): string {
  return `The program needs a class Solution with a method ${name}(${args.map((arg) => arg.name).join(', ')}).`;
}

const signalDescriptions: Readonly<Record<string, string>> = {
  SIGSEGV:
    'Segmentation fault (SIGSEGV): the program accessed invalid memory, or its recursion was too deep.',
  SIGBUS: 'Bus error (SIGBUS): the program accessed invalid memory.',
  SIGFPE: 'Arithmetic error (SIGFPE), such as a division by zero.',
  SIGABRT: 'The program aborted (SIGABRT).',
  SIGILL: 'Illegal instruction (SIGILL): a function may have ended without a return statement.',
  SIGXFSZ: 'The program wrote a file that is too large (SIGXFSZ).',
};

function describeExit({ exitCode, signal }: Extract<CaseEnd, { kind: 'exited' }>): string {
  if (signal === undefined) return `The program exited before it returned (exit code ${exitCode}).`;
  return signalDescriptions[signal] ?? `The program was killed by ${signal} before it returned.`;
}
