import { limits } from './limits.ts';
import { LiteralError, parseLiteral } from './literal.ts';
import type { Argument, Range, Signature } from './signature.ts';
import type { Value } from './value.ts';

/** An invalid test case. `fields` maps argument names to messages; `message` is the first of them. */
export class ArgumentsError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields)[0]);
    this.fields = fields;
  }
}

/** Parses one test case and checks it against a signature. Throws ArgumentsError with all invalid arguments. */
export function parseArguments(signature: Signature, input: readonly string[]): Value[] {
  const { args } = signature;
  if (input.length !== args.length) {
    const names = args.map((arg) => arg.name).join(', ');
    const required = args.length === 1 ? '1 value' : `${args.length} values`;
    throw new ArgumentsError({ input: `input: must have ${required} (${names}), not ${input.length}` });
  }
  if (new TextEncoder().encode(input.join('')).length > limits.inputBytesPerCase) {
    throw new ArgumentsError({ input: 'input: a test case may hold at most 16 kB' });
  }
  const fields: Record<string, string> = {};
  const values = args.map((arg, i) => {
    try {
      const value = parseLiteral(arg.type, input[i] ?? '', arg.name);
      checkRule(arg, value);
      return value;
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error;
      fields[arg.name] = error.message;
      return null;
    }
  });
  if (Object.keys(fields).length > 0) throw new ArgumentsError(fields);
  const error = signature.check?.(values);
  if (error) throw new ArgumentsError({ [error.split(/[:[]/, 1)[0] ?? 'input']: error });
  return values;
}

/** Checks a value against its argument's rule; throws LiteralError with the position. */
export function checkRule(arg: Argument, value: Value): void {
  const { rule, name } = arg;
  if (rule.length && (typeof value === 'string' || Array.isArray(value))) {
    const nodes = arg.type === 'TreeNode' ? (value as readonly Value[]).filter((v) => v !== null) : value;
    checkLength(nodes.length, rule.length, name, lengthWord(arg));
  }
  if (rule.rectangular && Array.isArray(value)) checkRectangular(value as readonly Value[], name);
  checkItems(arg, value, name, 0);
}

function checkItems(arg: Argument, value: Value, path: string, depth: number): void {
  const { range, itemLength, letters } = arg.rule;
  if (Array.isArray(value)) {
    const items = value as readonly Value[];
    if (depth === 1 && itemLength) checkLength(items.length, itemLength, path, 'number');
    items.forEach((item, i) => checkItems(arg, item, `${path}[${i}]`, depth + 1));
  } else if (typeof value === 'number' || typeof value === 'bigint') {
    if (range && (value < range[0] || value > range[1])) {
      throw new LiteralError(`${path}: ${value} is not between ${format(range[0])} and ${format(range[1])}`);
    }
  } else if (typeof value === 'string') {
    if (depth === 1 && itemLength) checkLength(value.length, itemLength, path, 'character');
    if (letters && !letters.pattern.test(value)) throw new LiteralError(`${path}: use only ${letters.words}`);
  }
}

function checkLength(length: number, [min, max]: Range, path: string, word: string): void {
  if (length >= min && length <= max) return;
  const required = min === max ? `exactly ${format(min)}` : `${format(min)} to ${format(max)}`;
  throw new LiteralError(`${path}: ${plural(length, word)}; ${required} are allowed`);
}

function checkRectangular(rows: readonly Value[], name: string): void {
  const width = (rows[0] as string | undefined)?.length ?? 0;
  rows.forEach((row, i) => {
    const length = (row as string).length;
    if (length !== width)
      throw new LiteralError(`${name}[${i}]: this row has ${plural(length, 'cell')}, the first has ${width}`);
  });
}

function lengthWord({ type }: Argument): string {
  if (type === 'string') return 'character';
  if (type === 'ListNode' || type === 'TreeNode') return 'node';
  return type === 'char[][]' ? 'row' : 'item';
}

function plural(n: number, noun: string): string {
  return `${format(n)} ${noun}${n === 1 ? '' : 's'}`;
}

function format(n: number): string {
  return n.toLocaleString('en-US');
}
