import { JsonSyntaxError, readJson, type JsonNode } from './json-tree.ts';
import type { ValueType } from './signature.ts';
import type { Value } from './value.ts';

/** A literal does not match its type; `message` has the position, as in "nums[3]: 'a' is not an int". */
export class LiteralError extends Error {}

const elementTypes: Partial<Record<ValueType, ValueType>> = {
  'int[]': 'int',
  'int[][]': 'int[]',
  'string[]': 'string',
  'List<Integer>': 'int',
  'List<String>': 'string',
  'List<List<Integer>>': 'List<Integer>',
  'List<List<String>>': 'List<String>',
  ListNode: 'int',
};

/** Element type of an array or list; undefined for other types, `char[][]` and `TreeNode`. */
export function getElementType(type: ValueType): ValueType | undefined {
  return elementTypes[type];
}

export const typeWords: Readonly<Record<ValueType, string>> = {
  int: 'an int',
  long: 'a long',
  double: 'a number',
  boolean: 'true or false',
  string: 'a string in double quotes',
  char: 'one character in double quotes',
  'int[]': 'a list of ints',
  'int[][]': 'a list of lists of ints',
  'string[]': 'a list of strings',
  'char[][]': 'a list of rows',
  'List<Integer>': 'a list of ints',
  'List<String>': 'a list of strings',
  'List<List<Integer>>': 'a list of lists of ints',
  'List<List<String>>': 'a list of lists of strings',
  ListNode: 'a list of ints',
  TreeNode: 'a list of ints and nulls in level order',
};

const int32 = [-(2n ** 31n), 2n ** 31n - 1n] as const;
const int64 = [-(2n ** 63n), 2n ** 63n - 1n] as const;

/** Parses a learner's input. Outer brackets are optional; single quotes are allowed. Throws LiteralError. */
export function parseLiteral(type: ValueType, text: string, name: string): Value {
  const trimmed = text.trim();
  if (trimmed === '') throw new LiteralError(`${name}: enter ${typeWords[type]}`);
  const isArray = type === 'TreeNode' || type === 'char[][]' || getElementType(type) !== undefined;
  const source = isArray && !trimmed.startsWith('[') ? `[${trimmed}]` : trimmed;
  return convert(type, readNamed(source, name, { lenient: isArray }), name);
}

/** Parses an answer printed by a driver, strictly except for NaN and Infinity. Throws LiteralError. */
export function parseAnswer(type: ValueType, text: string): Value {
  const ints = parseInts(type, text);
  if (ints !== undefined) return ints;
  return convert(type, readNamed(text, 'answer', { specialNumbers: true }), 'answer');
}

const intDepths: Partial<Record<ValueType, number>> = {
  'int[]': 1,
  'List<Integer>': 1,
  ListNode: 1,
  'int[][]': 2,
  'List<List<Integer>>': 2,
};

/** Fast path for large int answers; undefined if the text needs the slow path and its error messages. */
function parseInts(type: ValueType, text: string): Value | undefined {
  const depth = intDepths[type];
  if (depth === undefined || /[^-\d,[\]]/.test(text)) return undefined;
  const isIntsOf = (value: unknown, levels: number): boolean =>
    levels === 0
      ? typeof value === 'number' && (value | 0) === value && !Object.is(value, -0)
      : Array.isArray(value) && value.every((item) => isIntsOf(item, levels - 1));
  try {
    const value: unknown = JSON.parse(text);
    return isIntsOf(value, depth) ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}

function readNamed(source: string, name: string, options: Parameters<typeof readJson>[1]): JsonNode {
  try {
    return readJson(source, options);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw new LiteralError(`${name}: ${error.message}`);
    throw error;
  }
}

function convert(type: ValueType, node: JsonNode, path: string): Value {
  if (type === 'TreeNode') return convertTree(node, path);
  if (type === 'char[][]') return convertRows(node, path);
  const element = getElementType(type);
  if (element) {
    if (node.kind === 'null' && type === 'ListNode') return [];
    if (node.kind !== 'array') throw mismatch(type, node, path);
    return node.items.map((item, i) => convert(element, item, `${path}[${i}]`));
  }
  return convertScalar(type, node, path);
}

function convertScalar(type: ValueType, node: JsonNode, path: string): Value {
  switch (type) {
    case 'int':
    case 'long': {
      if (node.kind !== 'number' || !/^-?\d+$/.test(node.text)) throw mismatch(type, node, path);
      // Skip converting more digits than a long can have.
      const value = node.text.length > 20 ? 2n ** 64n : BigInt(node.text);
      const [min, max] = type === 'int' ? int32 : int64;
      if (value < min || value > max)
        throw new LiteralError(`${path}: ${node.text.slice(0, 30)} does not fit ${typeWords[type]}`);
      return type === 'int' ? Number(value) : value;
    }
    case 'double':
      if (node.kind !== 'number') throw mismatch(type, node, path);
      return Number(node.text);
    case 'boolean':
      if (node.kind !== 'boolean') throw mismatch(type, node, path);
      return node.value;
    case 'char':
      if (node.kind !== 'string' || node.value.length !== 1) throw mismatch(type, node, path);
      return node.value;
    default:
      if (node.kind !== 'string') throw mismatch(type, node, path);
      return node.value;
  }
}

function convertRows(node: JsonNode, path: string): Value {
  if (node.kind !== 'array') throw mismatch('char[][]', node, path);
  return node.items.map((row, i) => {
    if (row.kind === 'string') return row.value;
    if (row.kind !== 'array') throw mismatch('string', row, `${path}[${i}]`);
    return row.items.map((cell, j) => convertScalar('char', cell, `${path}[${i}][${j}]`)).join('');
  });
}

function convertTree(node: JsonNode, path: string): Value {
  if (node.kind === 'null') return [];
  if (node.kind !== 'array') throw mismatch('TreeNode', node, path);
  const values = node.items.map((item, i) =>
    item.kind === 'null' ? null : (convertScalar('int', item, `${path}[${i}]`) as number),
  );
  while (values.at(-1) === null) values.pop();
  let openChildSlots = 1;
  values.forEach((value, i) => {
    if (openChildSlots === 0) throw new LiteralError(`${path}[${i}]: this value has no parent node`);
    openChildSlots += value === null ? -1 : 1;
  });
  return values;
}

function mismatch(type: ValueType, node: JsonNode, path: string): LiteralError {
  return new LiteralError(`${path}: ${describe(node)} is not ${typeWords[type]}`);
}

function describe(node: JsonNode): string {
  switch (node.kind) {
    case 'number':
      return node.text.slice(0, 30);
    case 'string':
      return `'${node.value.slice(0, 30)}'`;
    case 'boolean':
      return String(node.value);
    case 'null':
      return 'null';
    case 'array':
      return 'a list';
  }
}

/** Formats a value as canonical JSON: no spaces, doubles with a decimal point, exact longs. */
export function formatLiteral(type: ValueType, value: Value): string {
  if (type === 'double') return formatDouble(value as number);
  // The elements of lists are ints, strings and nulls, which JSON represents exactly.
  if (Array.isArray(value) || typeof value === 'string') return JSON.stringify(value);
  return String(value);
}

function formatDouble(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /^-?\d+$/.test(text) ? `${text}.0` : text;
}
