/** Parses JSON (RFC 8259) and keeps the source text of numbers: `1.0` is not an int, and 2^53+1 stays exact. */
export type JsonNode =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] };

/** Invalid JSON; `message` has the position, in words for learners. */
export class JsonSyntaxError extends Error {}

const maxDepth = 8;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const specialNumberPattern = /-?Infinity|NaN/y;
const plainStringPattern = /[^"\\\u0000-\u001f]*/y;

interface Reader {
  readonly text: string;
  readonly lenient: boolean;
  readonly specialNumbers: boolean;
  index: number;
}

/** Throws JsonSyntaxError, also for objects. `lenient` allows single quotes, `specialNumbers` allows NaN. */
export function readJson(
  text: string,
  options: { lenient?: boolean; specialNumbers?: boolean } = {},
): JsonNode {
  const reader: Reader = {
    text,
    lenient: options.lenient ?? false,
    specialNumbers: options.specialNumbers ?? false,
    index: 0,
  };
  const node = readNode(reader, 0);
  skipSpace(reader);
  if (reader.index < text.length) throw unexpected(reader);
  return node;
}

function readNode(reader: Reader, depth: number): JsonNode {
  skipSpace(reader);
  const { text } = reader;
  const first = text[reader.index];
  if (first === '[') return readArray(reader, depth);
  if (first === '"' || (first === "'" && reader.lenient))
    return { kind: 'string', value: readString(reader, first) };
  for (const [word, node] of literals) {
    if (text.startsWith(word, reader.index)) {
      reader.index += word.length;
      return node;
    }
  }
  const number =
    match(reader, numberPattern) ?? (reader.specialNumbers ? match(reader, specialNumberPattern) : undefined);
  if (number) return { kind: 'number', text: number };
  throw unexpected(reader);
}

const literals: readonly (readonly [string, JsonNode])[] = [
  ['true', { kind: 'boolean', value: true }],
  ['false', { kind: 'boolean', value: false }],
  ['null', { kind: 'null' }],
];

function readArray(reader: Reader, depth: number): JsonNode {
  if (depth >= maxDepth) throw new JsonSyntaxError('the brackets are nested too deeply');
  reader.index += 1;
  const items: JsonNode[] = [];
  skipSpace(reader);
  if (reader.text[reader.index] === ']') {
    reader.index += 1;
    return { kind: 'array', items };
  }
  for (;;) {
    items.push(readNode(reader, depth + 1));
    skipSpace(reader);
    const next = reader.text[reader.index];
    if (next !== ',' && next !== ']') throw unexpected(reader, "',' or ']'");
    reader.index += 1;
    if (next === ']') return { kind: 'array', items };
  }
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

function readString(reader: Reader, quote: string): string {
  const { text } = reader;
  reader.index += 1;
  let value = '';
  for (;;) {
    if (quote === '"') value += match(reader, plainStringPattern) ?? '';
    const character = text[reader.index];
    if (character === undefined) throw new JsonSyntaxError(`missing ${quote} at the end of a string`);
    reader.index += 1;
    if (character === quote) return value;
    if (character < ' ')
      throw new JsonSyntaxError('a string contains a control character; write it as an escape sequence');
    value += character === '\\' ? readEscape(reader) : character;
  }
}

function readEscape(reader: Reader): string {
  const letter = reader.text[reader.index] ?? '';
  reader.index += 1;
  if (letter === 'u') {
    const hex = reader.text.slice(reader.index, reader.index + 4);
    if (!/^[0-9a-fA-F]{4}$/.test(hex)) throw new JsonSyntaxError('\\u needs four hexadecimal digits');
    reader.index += 4;
    return String.fromCharCode(Number.parseInt(hex, 16));
  }
  const character = escapes[letter];
  if (character === undefined) throw new JsonSyntaxError(`\\${letter} is not a JSON escape`);
  return character;
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.index;
  const found = pattern.exec(reader.text)?.[0];
  if (found) reader.index += found.length;
  return found;
}

function skipSpace(reader: Reader): void {
  while (/[ \t\r\n]/.test(reader.text[reader.index] ?? '')) reader.index += 1;
}

function unexpected(reader: Reader, expected?: string): JsonSyntaxError {
  const rest = reader.text.slice(reader.index).trim();
  const hint = expected ? `; expected ${expected}` : '';
  if (rest === '') return new JsonSyntaxError(`the value ends too early${hint}`);
  const word = /^[\w.+-]+/.exec(rest)?.[0] ?? rest[0] ?? '';
  return new JsonSyntaxError(`unexpected '${word.slice(0, 30)}' at position ${reader.index + 1}${hint}`);
}
