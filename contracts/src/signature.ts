import type { Value } from './value.ts';

/** The types a coding problem may take and return; what each language sees is in docs/judge.md. */
export const valueTypes = [
  'int',
  'long',
  'double',
  'boolean',
  'string',
  'char',
  'int[]',
  'int[][]',
  'string[]',
  'char[][]',
  'List<Integer>',
  'List<String>',
  'List<List<Integer>>',
  'List<List<String>>',
  'ListNode',
  'TreeNode',
] as const;

export type ValueType = (typeof valueTypes)[number];

/** An inclusive range. */
export type Range = readonly [min: number, max: number];

/**
 * The constraints of one argument, as data so that browser and server check the same thing.
 * `range` bounds every number inside; `length` the outermost array, string, list or tree (in nodes);
 * `itemLength` each inner array or string; `letters` the characters allowed, with words for the message.
 */
export interface ArgumentRule {
  readonly range?: Range;
  readonly length?: Range;
  readonly itemLength?: Range;
  readonly letters?: { readonly pattern: RegExp; readonly words: string };
  readonly rectangular?: true;
}

export interface Argument {
  readonly name: string;
  readonly type: ValueType;
  readonly rule: ArgumentRule;
}

/** How an answer is compared with the expected one; stated in the problem's text. */
export type Comparison = 'exact' | 'unordered' | 'unordered-deep' | 'float-1e-6';

/** A problem's public face: enough to write a template, check an input and draw the test-case form. */
export interface Signature {
  readonly questionId: number;
  readonly path: string;
  readonly name: string;
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly pattern: string;
  readonly function: string;
  readonly args: readonly Argument[];
  readonly returns: ValueType;
  readonly compare: Comparison;
  /** Worked examples, one JSON literal per argument; the first one fills the test-case form. */
  readonly examples: readonly (readonly string[])[];
  /** Rules over several arguments: a sentence "name: what is wrong", or undefined when all is well. */
  readonly check?: (args: readonly Value[]) => string | undefined;
}
