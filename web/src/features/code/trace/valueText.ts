import type { Lang } from '@dryrun/contracts/language';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { isSameValue, referenceOf, type FieldsObject, type ObjectState } from './traceObjects.ts';

type Objects = ReadonlyMap<number, ObjectState>;

/** How a language writes its constants. */
const words: Readonly<Record<Lang, { readonly yes: string; readonly no: string; readonly none: string }>> = {
  java: { yes: 'true', no: 'false', none: 'null' },
  python3: { yes: 'True', no: 'False', none: 'None' },
  c_cpp: { yes: 'true', no: 'false', none: 'nullptr' },
};

const maxDepth = 3;

/** A short text for a value, at most about `length` characters long. */
export function valueText(value: TraceValue | undefined, objects: Objects, lang: Lang, length = 60): string {
  return truncate(new ValueWriter(objects, lang, length).text(value), length);
}

export function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** The text of a value that is no reference. Strings have no quotes. */
export function plainText(value: TraceValue | undefined, lang: Lang): string {
  if (value === undefined) return '…';
  if (value === null) return words[lang].none;
  if (typeof value === 'boolean') return value ? words[lang].yes : words[lang].no;
  if (!Array.isArray(value)) return String(value);
  switch (value[0]) {
    case '@':
      return '';
    case 'u':
      return 'not set';
    case 'd':
      return 'dangling';
    case 't':
      return `${value[1]}…`;
    case 'n':
    case 'c':
      return value[1];
    case '?':
      return value[1].includes('.') ? value[1] : `<${isIterator(value[1]) ? 'iterator' : value[1]}>`;
  }
}

const isIterator = (type: string) => /iterator/i.test(type);

/** Equal items in a row from this number on are written once, as `0 ×12`. */
const minRun = 6;

/** Shorter texts leave out the names of fields. */
const minNamedLength = 30;

class ValueWriter {
  readonly #objects: Objects;
  readonly #lang: Lang;
  readonly #hasFieldNames: boolean;
  /** Characters that may still be written. */
  #left: number;

  constructor(objects: Objects, lang: Lang, length: number) {
    this.#objects = objects;
    this.#lang = lang;
    this.#left = length;
    this.#hasFieldNames = length >= minNamedLength;
  }

  text(value: TraceValue | undefined, open: readonly number[] = []): string {
    const id = referenceOf(value);
    const text = id === undefined ? this.#plain(value) : this.#object(id, open);
    if (id === undefined) this.#left -= text.length + 2;
    return text;
  }

  #plain(value: TraceValue | undefined): string {
    const text = plainText(value, this.#lang);
    if (typeof value === 'string') return JSON.stringify(value);
    if (Array.isArray(value) && value[0] === 't') return `"${text}"`;
    if (Array.isArray(value) && value[0] === 'c') return `'${text}'`;
    return text;
  }

  #object(id: number, open: readonly number[]): string {
    const object = this.#objects.get(id);
    if (!object || open.includes(id) || open.length >= maxDepth) return '…';
    const inner = [...open, id];
    switch (object.kind) {
      case 'text':
        return JSON.stringify(object.text);
      case 'object':
        return isChain(object, this.#objects) ? this.#chain(id) : this.#fields(object, inner);
      case 'map': {
        const entry = ([key, value]: readonly [TraceValue, TraceValue]) =>
          `${this.text(key, inner)}: ${this.text(value, inner)}`;
        return `{${this.#join([...object.entries.values()], entry, object.length)}}`;
      }
      default: {
        const isSet = object.kind === 'set';
        if (isSet && object.length === 0 && this.#lang === 'python3') return 'set()';
        const [start, end] = isSet ? '{}' : '[]';
        return `${start}${this.#items(object.items, object.length, inner)}${end}`;
      }
    }
  }

  #items(items: readonly (TraceValue | undefined)[], length: number, open: readonly number[]): string {
    const runs = runsOf(items);
    const omitted = length - items.length;
    return this.#join(
      runs,
      ({ item, count }) => `${this.text(item, open)}${count > 1 ? ` ×${count}` : ''}`,
      runs.length + omitted,
    );
  }

  #fields({ type, fields }: FieldsObject, open: readonly number[]): string {
    const field = ([name, value]: readonly [string, TraceValue]) =>
      this.#hasFieldNames ? `${name}: ${this.text(value, open)}` : this.text(value, open);
    // Links to other nodes would fill the text.
    const shown = [...fields].filter(
      ([name, value]) => !isLink(value, type, this.#objects) && !isNoLink(name, value),
    );
    const text = this.#join(shown, field, shown.length);
    if (this.#hasFieldNames) return `${type}(${text})`;
    return shown.length === 1 ? text : `(${text})`;
  }

  #chain(first: number): string {
    const seen = new Set<number>();
    const texts: string[] = [];
    let id: number | undefined = first;
    while (id !== undefined && this.#left > 0) {
      const node = this.#objects.get(id);
      if (node?.kind !== 'object' || seen.has(id)) return `${texts.join(' → ')} → …`;
      seen.add(id);
      texts.push(nodeText(node, this.#objects, this.#lang));
      this.#left -= 4;
      id = referenceOf(node.fields.get('next'));
    }
    return texts.join(' → ');
  }

  #join<Item>(items: readonly Item[], write: (item: Item) => string, length: number): string {
    const texts: string[] = [];
    for (const item of items) {
      if (this.#left <= 0) break;
      texts.push(write(item));
    }
    if (texts.length < length) texts.push('…');
    return texts.join(', ');
  }
}

/** The value of a list's or tree's node: its fields that hold no links, or `otherwise` if it has none. */
export function nodeText(
  { fields, type }: FieldsObject,
  objects: Objects,
  lang: Lang,
  otherwise = type,
): string {
  const own = [...fields].filter(([name, value]) => !linkNames.has(name) && !isLink(value, type, objects));
  const plain = own.filter(([, value]) => referenceOf(value) === undefined && value !== null);
  return plain.length === 0
    ? otherwise
    : plain.map(([, value]) => truncate(plainText(value, lang), 12)).join(':');
}

const linkNames: ReadonlySet<string> = new Set(['next', 'prev', 'previous', 'left', 'right', 'parent']);

const isNoLink = (name: string, value: TraceValue) => linkNames.has(name) && value === null;

/** Equal neighbors as one entry, if there are enough of them. */
function runsOf(
  items: readonly (TraceValue | undefined)[],
): { readonly item: TraceValue | undefined; readonly count: number }[] {
  const runs: { item: TraceValue | undefined; count: number }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && isSameValue(last.item, item)) last.count += 1;
    else runs.push({ item, count: 1 });
  }
  return runs.flatMap(({ item, count }) =>
    count < minRun ? Array.from({ length: count }, () => ({ item, count: 1 })) : [{ item, count }],
  );
}

/** Whether a value refers to an object of a type. */
function isLink(value: TraceValue, type: string, objects: Objects): boolean {
  const target = objects.get(referenceOf(value) ?? 0);
  return target?.kind === 'object' && target.type === type;
}

/** Whether a text shows the object as a chain, such as 1 → 2 → 3. */
function isChain({ fields, type }: FieldsObject, objects: Objects): boolean {
  const next = fields.get('next');
  return (
    fields.has('next') &&
    !fields.has('prev') &&
    (next === null || (next !== undefined && isLink(next, type, objects)))
  );
}
