import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { limits } from '@dryrun/contracts/limits';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { z } from 'zod';

/** A test case as typed: one text per argument. `id` tells cases apart while they move. */
export interface TestCase {
  readonly id: number;
  readonly values: readonly string[];
}

/** What is wrong with a case: a sentence per argument name; `input` for the case as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

const storedCases = z.array(z.array(z.string())).min(1).max(limits.inputCases);

/** The cases kept for a question, else one that holds the first example's values. */
export function readCases(stored: string | null, firstValues: readonly string[]): TestCase[] {
  const parsed = storedCases.safeParse(jsonOf(stored));
  const fits = parsed.success && parsed.data.every((values) => values.length === firstValues.length);
  const rows = fits ? parsed.data : [firstValues];
  return rows.map((values, id) => ({ id, values }));
}

/** The cases as text for the storage; null when there is nothing worth keeping. */
export function storableCases(cases: readonly TestCase[], firstValues: readonly string[]): string | null {
  const rows = cases.map((testCase) => testCase.values);
  const text = JSON.stringify(rows);
  return text === JSON.stringify([firstValues]) ? null : text;
}

/** What a new case starts from: the next example that is not there yet, else a copy of the given case. */
export function nextCaseValues(
  signature: Signature,
  cases: readonly TestCase[],
  current: TestCase,
): readonly string[] {
  const present = new Set(cases.map((testCase) => JSON.stringify(testCase.values)));
  return signature.examples.find((example) => !present.has(JSON.stringify(example))) ?? current.values;
}

/** The faults of a case; an empty record when it can be sent. */
export function faultsOf(signature: Signature, values: readonly string[]): FieldErrors {
  return parseCase(signature, values).faults;
}

/**
 * The canonical literals of a case, one per argument; undefined when it has a fault. This is what the judge
 * will see of a lenient spelling such as `1, 2, 3`.
 */
export function normalizedCase(signature: Signature, values: readonly string[]): string[] | undefined {
  const { parsed } = parseCase(signature, values);
  return parsed?.map((value, i) => formatLiteral(signature.args[i]?.type ?? 'string', value));
}

function parseCase(
  signature: Signature,
  values: readonly string[],
): { parsed?: readonly Value[]; faults: FieldErrors } {
  try {
    return { parsed: parseArguments(signature, values), faults: {} };
  } catch (error) {
    if (error instanceof ArgumentsError) return { faults: error.fields };
    throw error;
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
