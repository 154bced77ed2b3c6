import { createHash } from 'node:crypto';
import { answersEqual } from '@dryrun/content/comparison';
import { caseResultSchema, type CaseResult } from '@dryrun/contracts/code';
import { LiteralError, parseAnswer } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';

/** An input on which a program returned a wrong value. */
export interface Counterexample {
  readonly input: readonly string[];
  readonly expected: string;
  readonly returned: string;
}

/** Longer inputs cannot be traced by hand. */
const maxInputCharacters = 300;

/** The smallest failing input, or the failing test if the judge found no smaller one. */
export function readCounterexample(
  signature: Signature,
  { smallest, failedTest }: { readonly smallest: unknown; readonly failedTest: unknown },
): Counterexample | undefined {
  const found = parseCase(smallest) ?? parseCase(failedTest);
  if (!found || found.input.join('').length > maxInputCharacters) return undefined;
  const { input, expected, actual: returned, statusMsg } = found;
  if (statusMsg !== 'Wrong Answer' || expected === undefined || returned === undefined) return undefined;
  return isWrongValue(signature, expected, returned) ? { input, expected, returned } : undefined;
}

/** The same bug in another language has the same key. */
export function counterexampleKey({ input, returned }: Counterexample): string {
  return createHash('sha256')
    .update([...input, returned].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

function parseCase(value: unknown): CaseResult | undefined {
  return caseResultSchema.safeParse(value).data;
}

/** False for a value that was rejected or truncated. */
function isWrongValue({ compare, returns }: Signature, expected: string, returned: string): boolean {
  try {
    return !answersEqual(compare, returns, parseAnswer(returns, expected), parseAnswer(returns, returned));
  } catch (error) {
    if (error instanceof LiteralError) return false;
    throw error;
  }
}
