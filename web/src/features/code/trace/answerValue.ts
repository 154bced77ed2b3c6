import { getElementType } from '@dryrun/contracts/literal';
import type { ValueType } from '@dryrun/contracts/signature';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import type { Value } from '@dryrun/contracts/value';
import { referenceOf, type ObjectState } from './traceObjects.ts';

type Objects = ReadonlyMap<number, ObjectState>;

/** A recorded value as an answer of the judge. Undefined if it is incomplete or of another type. */
export function answerValue(
  value: TraceValue | undefined,
  type: ValueType,
  objects: Objects,
): Value | undefined {
  if (type === 'ListNode') return listValue(value, objects);
  if (type === 'char[][]') return rowsValue(value, objects);
  const elementType = getElementType(type);
  if (elementType === undefined) return scalarValue(value, type, objects);
  return itemsValue(value, objects, (item) => answerValue(item, elementType, objects));
}

function scalarValue(value: TraceValue | undefined, type: ValueType, objects: Objects): Value | undefined {
  switch (type) {
    case 'int':
    case 'double':
      return typeof value === 'number' ? value : undefined;
    case 'long':
      return longValue(value);
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'string':
      return textValue(value, objects);
    default:
      return undefined;
  }
}

function longValue(value: TraceValue | undefined): bigint | undefined {
  if (Array.isArray(value))
    return value[0] === 'n' && /^-?\d+$/.test(value[1]) ? BigInt(value[1]) : undefined;
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined;
}

function textValue(value: TraceValue | undefined, objects: Objects): string | undefined {
  if (typeof value === 'string') return value;
  const object = objects.get(referenceOf(value) ?? 0);
  return object?.kind === 'text' && object.text.length === object.length ? object.text : undefined;
}

function rowsValue(value: TraceValue | undefined, objects: Objects): Value | undefined {
  const letter = (item: TraceValue | undefined): string | undefined =>
    Array.isArray(item) && item[0] === 'c' ? item[1] : textValue(item, objects);
  return itemsValue(value, objects, (row) => {
    const letters = itemsValue(row, objects, letter);
    return letters ? letters.join('') : textValue(row, objects);
  });
}

/** Undefined if an item is. */
function itemsValue<Item extends Value>(
  value: TraceValue | undefined,
  objects: Objects,
  read: (item: TraceValue | undefined) => Item | undefined,
): Item[] | undefined {
  const object = objects.get(referenceOf(value) ?? 0);
  if (!object || !('items' in object) || object.items.length < object.length) return undefined;
  const items = object.items.map(read).filter((item) => item !== undefined);
  return items.length === object.items.length ? items : undefined;
}

/** The values of a linked list. Undefined for a list that does not end. */
function listValue(head: TraceValue | undefined, objects: Objects): Value | undefined {
  const values = new Map<number, Value>();
  let value = head;
  for (;;) {
    if (value === null) return [...values.values()];
    const id = referenceOf(value);
    const node = objects.get(id ?? 0);
    const own = node?.kind === 'object' ? node.fields.get('val') : undefined;
    if (id === undefined || node?.kind !== 'object' || typeof own !== 'number' || values.has(id))
      return undefined;
    values.set(id, own);
    value = node.fields.get('next');
  }
}
