import type { Comparison, Signature, ValueType } from '@dryrun/contracts/signature';

const exactRules: Partial<Readonly<Record<ValueType, string>>> = {
  int: 'Your answer must be exactly the expected number.',
  long: 'Your answer must be exactly the expected whole number.',
  boolean: 'Your answer must be exactly the expected one, true or false.',
  string: 'Your answer must be exactly the expected text.',
  ListNode:
    'The values of your list must be exactly the expected ones, in the same order. An empty list and null are the same.',
  'char[][]': 'Your answer must be exactly the expected one: the same characters in the same places.',
};

const rules: Readonly<Record<Comparison, (returns: ValueType) => string>> = {
  exact: (returns) =>
    exactRules[returns] ?? 'Your answer must be exactly the expected one: the same values in the same order.',
  unordered: () =>
    'The items of your answer may come in any order. Each must occur exactly as often as expected.',
  'unordered-deep': () =>
    'The lists in your answer may come in any order, and so may the items inside each list. Each must occur exactly as often as expected.',
  'float-1e-6': () =>
    'A relative error of up to 10⁻⁶ is accepted. Two values below 10⁻¹² count as equal. NaN is always wrong.',
};

/**
 * Describes how answers are compared, for the problem statement. Uses the same declaration as `answersEqual`, so the
 * text always matches Run and Submit.
 */
export function comparisonRule({ compare, returns }: Signature): string {
  return `${rules[compare](returns)} Run and Submit compare by this same rule.`;
}

export const freshProgramNote =
  'Each test starts with a freshly loaded program: values in static or global variables do not carry over to the next test.';
