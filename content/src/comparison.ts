import { formatLiteral, getElementType } from '@dryrun/contracts/literal';
import type { Comparison, ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';

const relativeTolerance = 1e-6;
const negligibleBelow = 1e-12;

/**
 * Both values are results of `parseAnswer` for `returnType`.
 *
 * - `exact`: the same value.
 * - `unordered`: the same items with the same counts, in any order.
 * - `unordered-deep`: like `unordered`, also within each inner list.
 * - `float-1e-6`: a relative error of at most 10^-6; two values below 10^-12 are equal; NaN equals nothing.
 */
export function answersEqual(
  comparison: Comparison,
  returnType: ValueType,
  expected: Value,
  actual: Value,
): boolean {
  // Common case, and much faster than sorting a large answer.
  if (comparison !== 'float-1e-6' && valuesEqual(expected, actual)) return true;
  switch (comparison) {
    case 'exact':
      return valuesEqual(expected, actual);
    case 'unordered':
    case 'unordered-deep':
      return valuesEqual(
        sortedLiterals(returnType, expected, comparison === 'unordered-deep'),
        sortedLiterals(returnType, actual, comparison === 'unordered-deep'),
      );
    case 'float-1e-6':
      return typeof expected === 'number' && typeof actual === 'number' && floatsEqual(expected, actual);
  }
}

function valuesEqual(a: Value, b: Value): boolean {
  if (!isList(a) || !isList(b)) return a === b;
  return a.length === b.length && a.every((item, i) => valuesEqual(item, b[i] as Value));
}

function floatsEqual(expected: number, actual: number): boolean {
  if (expected === actual) return true;
  if (Math.abs(expected) < negligibleBelow && Math.abs(actual) < negligibleBelow) return true;
  return Math.abs(expected - actual) <= relativeTolerance * Math.abs(expected);
}

/** Sorts a list's items as literals, so equal multisets become equal lists. */
function sortedLiterals(type: ValueType, value: Value, isDeep: boolean): string[] {
  const itemType = getElementType(type);
  if (!isList(value) || !itemType) return [formatLiteral(type, value)];
  const literals = value.map((item) =>
    isDeep ? JSON.stringify(sortedLiterals(itemType, item, true)) : formatLiteral(itemType, item),
  );
  return literals.sort();
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
