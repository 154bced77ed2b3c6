import { ArgumentsError, parseArguments } from '@dryrun/contracts/arguments';
import { limits } from '@dryrun/contracts/limits';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { z } from 'zod';
import { parseJson } from '../../../shared/parseJson.ts';

/** A test case as typed: one text per argument. `id` is its React key. */
export interface TestCase {
  readonly id: number;
  readonly values: readonly string[];
}

/** Error messages of a case by argument name; `input` holds the error of the whole case. */
export type FieldErrors = Readonly<Record<string, string>>;

const storedCases = z.array(z.array(z.string())).min(1).max(limits.inputCases);

type Rows = readonly (readonly string[])[];

/** Parses the stored cases; falls back to the examples. */
export function parseCases(stored: string | null, examples: Rows): TestCase[] {
  const parsed = storedCases.safeParse(parseJson(stored));
  const isValid = parsed.success && parsed.data.every((values) => values.length === examples[0]?.length);
  const rows = isValid ? parsed.data : examples.slice(0, limits.inputCases);
  return rows.map((values, id) => ({ id, values }));
}

/** Returns null for the unchanged examples, which are not stored. */
export function serializeCases(cases: readonly TestCase[], examples: Rows): string | null {
  return areExamples(cases, examples) ? null : JSON.stringify(cases.map(({ values }) => values));
}

export function areExamples(cases: readonly TestCase[], examples: Rows): boolean {
  const values = JSON.stringify(cases.map((testCase) => testCase.values));
  return values === JSON.stringify(examples.slice(0, limits.inputCases));
}

/** Initial values of a new case: the next unused example, else a copy of the given case. */
export function nextCaseValues(
  signature: Signature,
  cases: readonly TestCase[],
  current: TestCase,
): readonly string[] {
  const existing = new Set(cases.map((testCase) => JSON.stringify(testCase.values)));
  return signature.examples.find((example) => !existing.has(JSON.stringify(example))) ?? current.values;
}

export function validateCase(signature: Signature, values: readonly string[]): FieldErrors {
  return parseCase(signature, values).errors;
}

/** Returns a case's canonical literals, such as `[1,2,3]` for `1, 2, 3`, one per argument; undefined if invalid. */
export function normalizedCase(signature: Signature, values: readonly string[]): string[] | undefined {
  const { parsed } = parseCase(signature, values);
  return parsed?.map((value, i) => formatLiteral(signature.args[i]?.type ?? 'string', value));
}

function parseCase(
  signature: Signature,
  values: readonly string[],
): { parsed?: readonly Value[]; errors: FieldErrors } {
  try {
    return { parsed: parseArguments(signature, values), errors: {} };
  } catch (error) {
    if (error instanceof ArgumentsError) return { errors: error.fields };
    throw error;
  }
}
