import { answersEqual } from '@dryrun/content/comparison';
import type { CaseResult, Diagnostic, Verdict } from '@dryrun/contracts/code';
import { formatLiteral, LiteralError, parseAnswer, typeWords } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { truncateOutput, truncateText, truncateValue } from './truncate.ts';
import type { CaseEnd, CaseOutcome, Program } from '../languages/toolchain.ts';

/** A test in canonical literals: its arguments and the answer due, which never enters the sandbox. */
export interface Test {
  readonly input: readonly string[];
  readonly expected: string;
}

/** A case with its verdict; `diagnostic` points at the learner's line where one is known. */
export interface JudgedCase {
  readonly result: CaseResult;
  readonly diagnostic?: Diagnostic;
  readonly truncated: boolean;
}

/** After these the remaining tests are not run: they would only cost the learner's patience. */
export function stopsJudging({ result }: JudgedCase): boolean {
  return stopping.has(result.statusMsg);
}

const stopping: ReadonlySet<Verdict> = new Set([
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Compilation Error',
]);

/** What a case's end says before its details are added. */
interface Finding {
  readonly statusMsg: Verdict;
  readonly actual?: string;
  readonly note?: string;
  readonly errorOutput?: string;
  /** What the editor shows at the learner's line. */
  readonly diagnostic?: Diagnostic;
}

/** Names the verdict of one case. Pure: the outcome is untrusted, the expected answer is known only here. */
export function judgeCase(
  { signature, limits }: Program,
  index: number,
  test: Test,
  outcome: CaseOutcome,
): JudgedCase {
  const { usage, stdout, stderr, truncated } = outcome;
  const found = findingOf(signature, test.expected, outcome.end);
  const finding: Finding =
    usage.cpuMs > limits.timeMs && (found.statusMsg === 'Approved' || found.statusMsg === 'Wrong Answer')
      ? { statusMsg: 'Time Limit Exceeded' }
      : found;
  const errors = [finding.errorOutput, truncateText(stderr)].filter(Boolean).join('\n');
  return {
    result: {
      index,
      statusMsg: finding.statusMsg,
      input: test.input.map(truncateValue),
      expected: truncateValue(test.expected),
      ...(finding.actual === undefined ? {} : { actual: truncateValue(finding.actual) }),
      stdOutput: truncateOutput(stdout, truncated),
      ...(errors === '' ? {} : { errorOutput: errors }),
      ...(finding.note === undefined ? {} : { note: finding.note }),
      runtime: Math.round(usage.cpuMs * 10) / 10,
      memory: usage.memoryKb,
    },
    ...(finding.diagnostic === undefined ? {} : { diagnostic: finding.diagnostic }),
    truncated,
  };
}

function findingOf(signature: Signature, expected: string, end: CaseEnd): Finding {
  switch (end.kind) {
    case 'answered':
      return compareAnswer(signature, expected, end.answer);
    case 'unprintable':
      return { statusMsg: 'Wrong Answer', note: `expected ${typeWords[signature.returns]}, ${end.found}` };
    case 'threw':
      return {
        statusMsg: 'Runtime Error',
        errorOutput: truncateText(end.trace),
        ...(end.line
          ? { diagnostic: { line: end.line, severity: 'error', message: truncateText(end.summary) } }
          : {}),
      };
    case 'missing':
      return { statusMsg: 'Compilation Error', errorOutput: end.message || missingMethod(signature) };
    case 'out-of-memory':
      return { statusMsg: 'Memory Limit Exceeded' };
    case 'garbled':
      return { statusMsg: 'Runtime Error', errorOutput: "The program wrote to the judge's own channel." };
    case 'left':
      return { statusMsg: 'Runtime Error', errorOutput: describeLeaving(end) };
    case 'killed':
      return killed[end.reason];
  }
}

const killed: Readonly<Record<Extract<CaseEnd, { kind: 'killed' }>['reason'], Finding>> = {
  cpu: { statusMsg: 'Time Limit Exceeded' },
  wall: {
    statusMsg: 'Time Limit Exceeded',
    note: 'It was stopped at the deadline: it waited more than it computed.',
  },
  memory: { statusMsg: 'Memory Limit Exceeded' },
  output: { statusMsg: 'Output Limit Exceeded' },
  processes: {
    statusMsg: 'Runtime Error',
    errorOutput: 'The program started too many processes or threads.',
  },
};

function compareAnswer({ returns, compare }: Signature, expected: string, answer: string): Finding {
  // The usual case; to parse megabytes would take longer than many a program.
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

function missingMethod({ function: name, args }: Signature): string {
  return `The program needs a class Solution with a method ${name}(${args.map((arg) => arg.name).join(', ')}).`;
}

const signalSentences: Readonly<Record<string, string>> = {
  SIGSEGV:
    'Segmentation fault (SIGSEGV): the program used memory that is not its own, or recursed too deeply.',
  SIGBUS: 'Bus error (SIGBUS): the program used memory that is not its own.',
  SIGFPE: 'Arithmetic error (SIGFPE), such as a division by zero.',
  SIGABRT: 'The program aborted (SIGABRT).',
  SIGILL: 'Illegal instruction (SIGILL): a function may have ended without a return.',
  SIGXFSZ: 'The program wrote too large a file (SIGXFSZ).',
};

function describeLeaving({ exitCode, signal }: Extract<CaseEnd, { kind: 'left' }>): string {
  if (signal === undefined) return `The program ended before returning (exit code ${exitCode}).`;
  return signalSentences[signal] ?? `The program was ended by ${signal} before returning.`;
}
