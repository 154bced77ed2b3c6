import type { Cell, Mark } from '@dryrun/contracts/diagram';
import type { Lang } from '@dryrun/contracts/language';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { cellOf, isTouched, type Drawing, type Picture } from './drawing.ts';
import type { IndexVariables } from './indexVariables.ts';
import type { NodeOrder } from './nodeOrder.ts';
import type { NodeShapes } from './nodeShapes.ts';
import { drawGraphs, drawLists, drawTrees, isGraphNode } from './nodePictures.ts';
import type { Changes, State } from './recording.ts';
import { drawMap, drawSequence, drawText } from './sequencePictures.ts';
import { referenceOf, type FieldsObject, type ObjectState } from './traceObjects.ts';
import { truncate } from './valueText.ts';

interface DrawnFrame {
  readonly state: State;
  readonly changes: Changes;
  /** Its position in the state; the last one is the current one. */
  readonly frame: number;
  /** The value that the frame is about to return. */
  readonly returned: TraceValue | undefined;
  readonly lang: Lang;
  readonly indexVariables: IndexVariables;
  readonly shapes: NodeShapes;
  readonly nodeOrder: NodeOrder;
}

const returnedName = 'returned value';
const selfNames: ReadonlySet<string> = new Set(['self', 'this']);

/** Draws a frame's variables as the lessons do. An object with several names is drawn once. */
export function drawFrame(drawn: DrawnFrame): Picture[] {
  const drawing: Drawing = {
    state: drawn.state,
    objects: drawn.state.objects,
    variables: variablesOf(drawn),
    changes: drawn.changes,
    lang: drawn.lang,
    indexVariables: drawn.indexVariables,
    shapes: drawn.shapes,
  };
  return [
    ...drawScalars(drawing),
    ...drawTexts(drawing),
    ...drawObjects(drawing),
    ...drawGraphs(drawing),
    ...drawLists(drawing, drawn.nodeOrder),
    ...drawTrees(drawing),
  ];
}

/** The frame's variables, with the fields of its own object and the returned value. */
export function variablesOf({
  state,
  frame,
  returned,
  shapes,
}: Pick<DrawnFrame, 'state' | 'frame' | 'returned' | 'shapes'>): Map<string, TraceValue> {
  const variables = new Map<string, TraceValue>();
  for (const [name, value] of state.frames[frame]?.variables ?? []) {
    const own = state.objects.get((selfNames.has(name) ? referenceOf(value) : undefined) ?? 0);
    if (own?.kind !== 'object' || isNode(own, shapes)) variables.set(name, value);
    else for (const [field, inner] of own.fields) variables.set(`${name}.${field}`, inner);
  }
  if (referenceOf(returned) !== undefined && returned !== undefined) variables.set(returnedName, returned);
  return variables;
}

const isNode = (object: ObjectState, { listLinksOf, isTreeNode }: NodeShapes) =>
  listLinksOf(object) !== undefined || isTreeNode(object);

function isChangedVariable(name: string, { changes, state }: Drawing): boolean {
  if (changes.variables.has(name)) return true;
  const [self = '', field] = name.split('.');
  if (field === undefined || !selfNames.has(self)) return false;
  const id = referenceOf(state.frames.at(-1)?.variables.get(self));
  return changes.objects.get(id ?? 0)?.has(field) === true;
}

const isText = (value: TraceValue): value is string | ['t', string, number] =>
  typeof value === 'string' || (Array.isArray(value) && value[0] === 't');

/** A function or class, which only the table of values shows. An enum's constant has a dot: `Color.RED`. */
const isUnknown = (value: TraceValue) => Array.isArray(value) && value[0] === '?' && !value[1].includes('.');

const isIndexed = (name: string, { indexVariables }: Drawing) =>
  indexVariables.has(name.split('.').at(-1) ?? '');

function drawScalars(drawing: Drawing): Picture[] {
  const scalars = [...drawing.variables].filter(
    ([name, value]) =>
      referenceOf(value) === undefined && !isUnknown(value) && !(isText(value) && isIndexed(name, drawing)),
  );
  if (scalars.length === 0) return [];
  const values = scalars.map(([name, value]): [string, Cell] => [name, scalarText(value, drawing)]);
  const changed = scalars.map(([name]) => name).filter((name) => isChangedVariable(name, drawing));
  return [
    {
      key: 'scalars',
      names: scalars.map(([name]) => name),
      isChanged: changed.length > 0,
      diagram: {
        kind: 'variables',
        values: Object.fromEntries(values),
        marks: Object.fromEntries(changed.map((name): [string, Mark] => [name, 'active'])),
      },
    },
  ];
}

function scalarText(value: TraceValue, drawing: Drawing): Cell {
  const cell = cellOf(value, drawing, 28);
  if (Array.isArray(value) && value[0] === 'c') return `'${String(cell)}'`;
  return isText(value) && cell !== '""' ? `"${truncate(String(cell), 28)}"` : cell;
}

function drawTexts(drawing: Drawing): Picture[] {
  return [...drawing.variables].flatMap(([name, value]) => {
    if (!isText(value) || !isIndexed(name, drawing)) return [];
    const [text, length] = typeof value === 'string' ? [value, value.length] : [value[1], value[2]];
    const isChanged = isChangedVariable(name, drawing);
    return [
      { key: name, names: [name], isChanged, isInline: true, ...drawText(text, length, [name], drawing) },
    ];
  });
}

function drawObjects(drawing: Drawing): Picture[] {
  const namesById = new Map<number, string[]>();
  for (const [name, value] of drawing.variables) {
    const id = referenceOf(value);
    if (id !== undefined) namesById.set(id, [...(namesById.get(id) ?? []), name]);
  }
  return [...namesById].flatMap(([id, names]) => drawObject(id, names, drawing) ?? []);
}

function drawObject(id: number, names: readonly string[], drawing: Drawing): Picture | undefined {
  const object = drawing.objects.get(id);
  if (!object || isNode(object, drawing.shapes)) return undefined;
  const isChanged = names.some((name) => isChangedVariable(name, drawing)) || isTouched(['@', id], drawing);
  const picture = { key: names[0] ?? String(id), names, isChanged };
  switch (object.kind) {
    case 'map':
      return { ...picture, ...drawMap(id, object, names, drawing) };
    case 'text':
      return { ...picture, ...drawText(object.text, object.length, names, drawing) };
    case 'object':
      return isGraphNode(id, drawing) ? undefined : { ...picture, ...drawFields(id, object, names, drawing) };
    default:
      return { ...picture, ...drawSequence(id, object, names, drawing) };
  }
}

function drawFields(
  id: number,
  { fields, type }: FieldsObject,
  names: readonly string[],
  drawing: Drawing,
): Pick<Picture, 'diagram'> {
  const changed = drawing.changes.objects.get(id);
  const rows = [...fields].slice(0, 16).map(([name, value]) => {
    const isChanged = changed?.has(name) === true || isTouched(value, drawing);
    return {
      key: name,
      value: cellOf(value, drawing, 28),
      mark: isChanged ? ('active' as const) : undefined,
    };
  });
  return { diagram: { kind: 'table', rows, label: `${names.join(', ')} · ${type}` } };
}
