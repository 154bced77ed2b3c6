import type { Lang } from './language.ts';
import type { Value } from './value.ts';

/** Argument and return types of coding problems; docs/judge.md lists their types per language. */
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

/** Inclusive. */
export type Range = readonly [min: number, max: number];

/**
 * Constraints of one argument, as data so that browser and server check the same rules. `range` bounds every number,
 * and `itemLength` each inner array or string. `length` bounds the outermost array, string, list or tree (in nodes).
 * `letters` limits the characters; `words` lists them in the message.
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

/** The problem text states the comparison. */
export type Comparison = 'exact' | 'unordered' | 'unordered-deep' | 'float-1e-6';

/** A problem's public definition: enough to write a template, check an input and render the test-case form. */
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
  /** The returned list must consist of the nodes of the arguments, with their values. */
  readonly reusesNodes?: true;
  /** The starting code if it is more than an empty method, such as a class to write and the code that calls it. */
  readonly template?: Readonly<Record<Lang, string>>;
  /** Examples with one JSON literal per argument; the first one fills the test-case form. */
  readonly examples: readonly (readonly string[])[];
  /** Checks rules across arguments; returns a message "name: what is wrong", or undefined. */
  readonly check?: (args: readonly Value[]) => string | undefined;
}
