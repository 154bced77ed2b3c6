import type { BinaryNode, DiagramOf, Mark } from '@dryrun/contracts/diagram';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { isTouched, stretchOf, type Drawing, type Picture } from './drawing.ts';
import type { NodeOrder } from './nodeOrder.ts';
import { referenceOf, valuesIn, type FieldsObject, type ObjectState } from './traceObjects.ts';
import { asListNode, asTreeNode, nodeText } from './valueText.ts';

const maxListNodes = 16;
const maxTreeNodes = 31;
const maxGraphNodes = 24;

/** Ids of the nodes that any frame refers to, also through one collection, and all that they link to. */
function reachableNodes(
  { state, objects }: Drawing,
  asNode: (object: ObjectState | undefined) => FieldsObject | undefined,
  linksOf: (node: FieldsObject) => readonly (TraceValue | undefined)[],
): { readonly starts: ReadonlySet<number>; readonly all: ReadonlySet<number> } {
  const starts = new Set<number>();
  const visit = (value: TraceValue | undefined, depth: number) => {
    const id = referenceOf(value);
    if (id === undefined) return;
    const object = objects.get(id);
    if (asNode(object)) starts.add(id);
    else if (object && depth > 0) valuesIn(object).forEach((inner) => visit(inner, depth - 1));
  };
  for (const frame of state.frames) for (const value of frame.variables.values()) visit(value, 1);
  const all = new Set(starts);
  for (const id of all) {
    const node = asNode(objects.get(id));
    for (const link of node ? linksOf(node) : []) {
      const target = referenceOf(link);
      if (target !== undefined && asNode(objects.get(target))) all.add(target);
    }
  }
  return { starts, all };
}

/** The names of the current frame's variables by the node that they refer to. */
function namesByNode({ variables }: Drawing): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const [name, value] of variables) {
    const id = referenceOf(value);
    if (id !== undefined) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

const isChangedNode = (id: number, { changes }: Drawing) => (changes.objects.get(id)?.size ?? 0) > 0;

/** Linked lists. Nodes that are linked at some step share a picture. */
export function drawLists(drawing: Drawing, { rankOf, groupOf }: NodeOrder): Picture[] {
  const { all } = reachableNodes(drawing, asListNode, ({ fields }) => [
    fields.get('next'),
    fields.get('prev'),
  ]);
  const groups = Map.groupBy(all, groupOf);
  return [...groups].flatMap(([group, ids]) => {
    const nodes = ids.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
    const picture = drawList(nodes, drawing);
    return { ...picture, key: `list-${group}` };
  });
}

function drawList(ids: readonly number[], drawing: Drawing): Omit<Picture, 'key'> {
  const names = namesByNode(drawing);
  const changed = ids.filter((id) => isChangedNode(id, drawing));
  const focus = [...changed, ...ids.filter((id) => names.has(id))].map((id) => ids.indexOf(id));
  const { start, end } = stretchOf(ids.length, maxListNodes, focus);
  const shown = ids.slice(start, end);
  const fieldsOf = (id: number) => asListNode(drawing.objects.get(id));
  const links = (field: 'next' | 'prev') => {
    const entries = shown.flatMap((id): [string, string | null][] => {
      const value = fieldsOf(id)?.fields.get(field);
      const target = referenceOf(value);
      if (target === undefined) return value === null ? [[String(id), null]] : [];
      return shown.includes(target) ? [[String(id), String(target)]] : [];
    });
    return Object.fromEntries(entries);
  };
  const isDouble = shown.some((id) => fieldsOf(id)?.fields.has('prev'));
  const pointers = shown.flatMap((id) => (names.get(id) ?? []).map((name) => [name, String(id)] as const));
  return {
    names: pointers.map(([name]) => name),
    isChanged: changed.length > 0 || pointers.some(([name]) => drawing.changes.variables.has(name)),
    diagram: {
      kind: 'list',
      nodes: shown.map((id) => {
        const node = fieldsOf(id);
        return { id: String(id), value: node ? nodeText(node, drawing.lang) : '' };
      }),
      next: links('next'),
      prev: isDouble ? links('prev') : undefined,
      pointers: Object.fromEntries(pointers),
      marks: Object.fromEntries(changed.map((id): [string, Mark] => [String(id), 'active'])),
      label: shown.length < ids.length ? `${shown.length} of ${ids.length} nodes` : undefined,
    },
  };
}

/** Binary trees, each from its topmost node that a frame refers to. */
export function drawTrees(drawing: Drawing): Picture[] {
  const { objects } = drawing;
  const linksOf = ({ fields }: FieldsObject) => [fields.get('left'), fields.get('right')];
  const { starts } = reachableNodes(drawing, asTreeNode, linksOf);
  const below = (root: number) => {
    const found = new Set([root]);
    for (const id of found) {
      const node = asTreeNode(objects.get(id));
      for (const link of node ? linksOf(node) : []) {
        const target = referenceOf(link);
        if (target !== undefined && asTreeNode(objects.get(target))) found.add(target);
      }
    }
    return found;
  };
  const sets = new Map([...starts].map((start) => [start, below(start)]));
  const isCovered = (id: number) =>
    [...sets].some(
      ([other, set]) => other !== id && set.has(id) && !(sets.get(id)?.has(other) && other > id),
    );
  return [...sets].flatMap(([root, nodes]) => (isCovered(root) ? [] : [drawTree(root, nodes, drawing)]));
}

function drawTree(root: number, nodes: ReadonlySet<number>, drawing: Drawing): Picture {
  const names = namesByNode(drawing);
  const shownNames = [...nodes].flatMap((id) => names.get(id) ?? []);
  const isShared = hasSharedNode(nodes, drawing);
  const picture = {
    key: `tree-${root}`,
    names: shownNames,
    isChanged:
      [...nodes].some((id) => isChangedNode(id, drawing)) ||
      shownNames.some((name) => drawing.changes.variables.has(name)),
  };
  if (isShared) {
    const edges = [...nodes].flatMap((id) => childEdges(id, drawing));
    return { ...picture, diagram: graphOf([...nodes], edges, drawing) };
  }
  const writer = new TreeWriter(drawing, names);
  const diagram: DiagramOf<'tree'> = { kind: 'tree', nodes: writer.node(topOf(root, nodes, names, drawing)) };
  return { ...picture, diagram, note: nodes.size > maxTreeNodes ? `${nodes.size} nodes in all.` : undefined };
}

/** The root, or in a tree that is too large the current node. */
function topOf(
  root: number,
  nodes: ReadonlySet<number>,
  names: ReadonlyMap<number, readonly string[]>,
  { changes }: Drawing,
): number {
  if (nodes.size <= maxTreeNodes) return root;
  const named = [...nodes].filter((id) => names.has(id));
  return (
    named.find((id) => names.get(id)?.some((name) => changes.variables.has(name))) ?? named.at(-1) ?? root
  );
}

function hasSharedNode(nodes: ReadonlySet<number>, drawing: Drawing): boolean {
  const targets = [...nodes].flatMap((id) => childEdges(id, drawing)).map(({ to }) => to);
  return new Set(targets).size < targets.length;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
}

function childEdges(id: number, { objects }: Drawing): Edge[] {
  const node = asTreeNode(objects.get(id));
  if (!node) return [];
  return ['left', 'right'].flatMap((field) => {
    const target = referenceOf(node.fields.get(field));
    return target === undefined ? [] : [{ from: String(id), to: String(target), label: field }];
  });
}

class TreeWriter {
  readonly #drawing: Drawing;
  readonly #names: ReadonlyMap<number, readonly string[]>;
  #left = maxTreeNodes;

  constructor(drawing: Drawing, names: ReadonlyMap<number, readonly string[]>) {
    this.#drawing = drawing;
    this.#names = names;
  }

  node(id: number | undefined): BinaryNode | null {
    const object = id === undefined ? undefined : asTreeNode(this.#drawing.objects.get(id));
    if (id === undefined || !object || this.#left === 0) return null;
    this.#left -= 1;
    return {
      value: nodeText(object, this.#drawing.lang),
      left: this.node(referenceOf(object.fields.get('left'))),
      right: this.node(referenceOf(object.fields.get('right'))),
      mark: isChangedNode(id, this.#drawing) ? 'active' : this.#names.has(id) ? 'done' : undefined,
      label: this.#names.get(id)?.join(', '),
    };
  }
}

function graphOf(ids: readonly number[], edges: readonly Edge[], drawing: Drawing): DiagramOf<'graph'> {
  const names = namesByNode(drawing);
  const shown = new Set(ids.slice(0, maxGraphNodes).map(String));
  return {
    kind: 'graph',
    directed: true,
    nodes: [...shown].map((id) => {
      const node = drawing.objects.get(Number(id));
      const value = node?.kind === 'object' ? nodeText(node, drawing.lang) : '';
      const label = [value, ...(names.get(Number(id)) ?? [])].join(' ');
      return { id, label, mark: isChangedNode(Number(id), drawing) ? ('active' as const) : undefined };
    }),
    edges: edges.filter(({ from, to }) => shown.has(from) && shown.has(to)),
    label: shown.size < ids.length ? `${shown.size} of ${ids.length} nodes` : undefined,
  };
}

/** Objects that link to others of their type through fields, lists or maps, such as a trie; undefined for others. */
export function drawGraph(
  root: number,
  object: FieldsObject,
  names: readonly string[],
  drawing: Drawing,
): Picture | undefined {
  const { objects } = drawing;
  const isSameType = (id: number) => {
    const other = objects.get(id);
    return other?.kind === 'object' && other.type === object.type;
  };
  const edgesOf = (id: number): Edge[] => {
    const node = objects.get(id);
    return node?.kind === 'object'
      ? [...node.fields]
          .flatMap(([field, value]) => linkedIds(field, value, objects))
          .filter(({ to }) => isSameType(to))
          .map(({ to, label }) => ({ from: String(id), to: String(to), label }))
      : [];
  };
  const ids = new Set([root]);
  const edges: Edge[] = [];
  for (const id of ids) {
    const own = edgesOf(id);
    edges.push(...own);
    for (const { to } of own) if (ids.size < 200) ids.add(Number(to));
  }
  if (ids.size === 1 && edges.length === 0) return undefined;
  return {
    key: `graph-${root}`,
    names,
    isChanged: [...ids].some((id) => isTouched(['@', id], drawing, 1)),
    diagram: graphOf([...ids], edges, drawing),
  };
}

function linkedIds(
  field: string,
  value: TraceValue,
  objects: ReadonlyMap<number, ObjectState>,
): { readonly to: number; readonly label: string }[] {
  const id = referenceOf(value);
  const object = id === undefined ? undefined : objects.get(id);
  if (id === undefined || !object) return [];
  if (object.kind === 'object') return [{ to: id, label: field }];
  if (object.kind === 'map') {
    return [...object.entries.values()].flatMap(([key, target]) => {
      const to = referenceOf(target);
      return to === undefined ? [] : [{ to, label: Array.isArray(key) ? String(key[1]) : String(key) }];
    });
  }
  return valuesIn(object).flatMap((target) => {
    const to = referenceOf(target);
    return to === undefined ? [] : [{ to, label: '' }];
  });
}
