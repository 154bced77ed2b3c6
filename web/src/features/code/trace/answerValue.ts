import type { ValueType } from '@dryrun/contracts/signature';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import type { Value } from '@dryrun/contracts/value';
import { referenceOf, type ObjectState } from './traceObjects.ts';

type Objects = ReadonlyMap<number, ObjectState>;

const maxDepth = 3;

/** A recorded value as an answer of the judge. Undefined if it is incomplete or of another type. */
export function answerValue(
  value: TraceValue | undefined,
  type: ValueType,
  objects: Objects,
): Value | undefined {
  if (type === 'ListNode') return listValue(value, objects);
  const answer = plainValue(value, objects, maxDepth);
  if (type === 'char[][]' && Array.isArray(answer))
    return (answer as readonly Value[]).map((row) => (Array.isArray(row) ? row.join('') : row));
  return type === 'long' && Number.isSafeInteger(answer) ? BigInt(answer as number) : answer;
}

function plainValue(value: TraceValue | undefined, objects: Objects, depth: number): Value | undefined {
  if (value === undefined || depth === 0) return undefined;
  if (!Array.isArray(value)) return value;
  if (value[0] === 'c') return value[1];
  const object = objects.get(referenceOf(value) ?? 0);
  if (object?.kind === 'text') return object.text.length === object.length ? object.text : undefined;
  if (!object || !('items' in object) || object.items.length < object.length) return undefined;
  const items = object.items.map((item) => plainValue(item, objects, depth - 1));
  return items.includes(undefined) ? undefined : (items as Value[]);
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
