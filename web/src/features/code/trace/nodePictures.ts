import type { BinaryNode, DiagramOf, Mark } from '@dryrun/contracts/diagram';
import type { TraceValue } from '@dryrun/contracts/trace-events';
import { isTouched, stretchOf, type Drawing, type Picture } from './drawing.ts';
import { tidyGap, tidyTree, type TidyNode } from '../../../shared/diagrams/tidy-tree.ts';
import type { NodeOrder } from './nodeOrder.ts';
import { referenceOf, valuesIn, type FieldsObject, type ObjectState } from './traceObjects.ts';
import { nodeText } from './valueText.ts';

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
  const { listLinksOf } = drawing.shapes;
  const asNode = (object: ObjectState | undefined) =>
    object?.kind === 'object' && listLinksOf(object) ? object : undefined;
  const { all } = reachableNodes(drawing, asNode, (node) => {
    const links = listLinksOf(node);
    return [node.fields.get(links?.next ?? ''), node.fields.get(links?.prev ?? '')];
  });
  const groups = Map.groupBy(all, groupOf);
  return [...groups].map(([group, ids]) => {
    const nodes = ids.toSorted((a, b) => rankOf(a) - rankOf(b) || a - b);
    return { ...drawList(nodes, drawing), key: `list-${group}` };
  });
}

function drawList(ids: readonly number[], drawing: Drawing): Omit<Picture, 'key'> {
  const names = namesByNode(drawing);
  const changed = ids.filter((id) => isChangedNode(id, drawing));
  const focus = [...changed, ...ids.filter((id) => names.has(id))].map((id) => ids.indexOf(id));
  const { start, end } = stretchOf(ids.length, maxListNodes, focus);
  const shown = ids.slice(start, end);
  const nodeOf = (id: number) => {
    const node = drawing.objects.get(id);
    return node?.kind === 'object' ? node : undefined;
  };
  const fields = drawing.shapes.listLinksOf(drawing.objects.get(ids[0] ?? 0));
  const links = (field: string) => {
    const entries = shown.flatMap((id): [string, string | null][] => {
      const value = nodeOf(id)?.fields.get(field);
      const target = referenceOf(value);
      if (target === undefined) return value === null ? [[String(id), null]] : [];
      return shown.includes(target) ? [[String(id), String(target)]] : [];
    });
    return Object.fromEntries(entries);
  };
  const pointers = shown.flatMap((id) => (names.get(id) ?? []).map((name) => [name, String(id)] as const));
  return {
    names: pointers.map(([name]) => name),
    isChanged: changed.length > 0 || pointers.some(([name]) => drawing.changes.variables.has(name)),
    diagram: {
      kind: 'list',
      nodes: shown.map((id) => {
        const node = nodeOf(id);
        return { id: String(id), value: node ? nodeText(node, drawing.objects, drawing.lang) : '' };
      }),
      next: links(fields?.next ?? ''),
      prev: fields?.prev === undefined ? undefined : links(fields.prev),
      pointers: Object.fromEntries(pointers),
      marks: Object.fromEntries(changed.map((id): [string, Mark] => [String(id), 'active'])),
      label: shown.length < ids.length ? `${shown.length} of ${ids.length} nodes` : undefined,
    },
  };
}

function asTreeNode(object: ObjectState | undefined, { shapes }: Drawing): FieldsObject | undefined {
  return object?.kind === 'object' && shapes.isTreeNode(object) ? object : undefined;
}

/** Binary trees, each from its topmost node that a frame refers to. */
export function drawTrees(drawing: Drawing): Picture[] {
  const { objects } = drawing;
  const linksOf = ({ fields }: FieldsObject) => [fields.get('left'), fields.get('right')];
  const asNode = (object: ObjectState | undefined) => asTreeNode(object, drawing);
  const { starts } = reachableNodes(drawing, asNode, linksOf);
  const below = (root: number) => {
    const found = new Set([root]);
    for (const id of found) {
      const node = asNode(objects.get(id));
      for (const link of node ? linksOf(node) : []) {
        const target = referenceOf(link);
        if (target !== undefined && asNode(objects.get(target))) found.add(target);
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
  readonly label?: string | undefined;
}

function childEdges(id: number, drawing: Drawing): Edge[] {
  const node = asTreeNode(drawing.objects.get(id), drawing);
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
    const object = id === undefined ? undefined : asTreeNode(this.#drawing.objects.get(id), this.#drawing);
    if (id === undefined || !object || this.#left === 0) return null;
    this.#left -= 1;
    return {
      value: nodeText(object, this.#drawing.objects, this.#drawing.lang),
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
  const places = placesInTree([...shown], edges);
  return {
    kind: 'graph',
    directed: true,
    nodes: [...shown].map((id) => {
      const node = drawing.objects.get(Number(id));
      const value = node?.kind === 'object' ? nodeText(node, drawing.objects, drawing.lang, '') : '';
      const label = [value, ...(names.get(Number(id)) ?? [])].filter((part) => part !== '').join(' ');
      return {
        id,
        label,
        ...places.get(id),
        mark: isChangedNode(Number(id), drawing) ? ('active' as const) : undefined,
      };
    }),
    edges: mergeEdges(edges).filter(({ from, to }) => shown.has(from) && shown.has(to)),
    label: shown.size < ids.length ? `${shown.size} of ${ids.length} nodes` : undefined,
  };
}

/** The places of the nodes of a tree, in any unit. Empty for another graph, which is laid out by forces. */
function placesInTree(
  ids: readonly string[],
  edges: readonly Edge[],
): ReadonlyMap<string, { readonly x: number; readonly y: number }> {
  const [root = '', ...others] = ids;
  const inner = edges.filter(({ from, to }) => ids.includes(from) && ids.includes(to));
  const children = Map.groupBy(inner, ({ from }) => from);
  const parents = new Set(inner.map(({ to }) => to));
  const isTree = inner.length === others.length && parents.size === others.length && !parents.has(root);
  if (!isTree) return new Map();
  const nodeOf = (key: string): TidyNode => ({
    key,
    width: 1,
    children: (children.get(key) ?? []).map(({ to }) => nodeOf(to)),
  });
  const { places } = tidyTree(nodeOf(root));
  const unit = 1 + tidyGap;
  return new Map(places.map(({ data, x, depth }) => [data.key, { x: x / unit, y: depth }]));
}

/** Edges between the same nodes become one with all labels. */
function mergeEdges(edges: readonly Edge[]): Edge[] {
  const groups = Map.groupBy(edges, ({ from, to }) => `${from} ${to}`);
  return [...groups.values()].flatMap(([edge, ...others]) => {
    if (!edge) return [];
    const labels = [edge, ...others].flatMap(({ label }) => label ?? []);
    return [labels.length === 0 ? edge : { ...edge, label: labels.join(', ') }];
  });
}

/** Whether the object links to others of its type through fields, lists or maps, and is no node of a list or tree. */
export function isGraphNode(id: number, drawing: Drawing): boolean {
  return graphEdges(id, drawing).length > 0;
}

function graphEdges(id: number, { objects, shapes }: Drawing): Edge[] {
  const node = objects.get(id);
  if (node?.kind !== 'object' || shapes.listLinksOf(node) || shapes.isTreeNode(node)) return [];
  const isSameType = (to: number) => {
    const other = objects.get(to);
    return other?.kind === 'object' && other.type === node.type;
  };
  return [...node.fields]
    .flatMap(([field, value]) => linkedIds(field, value, objects))
    .filter(({ to }) => isSameType(to))
    .map(({ to, label }) => ({ from: String(id), to: String(to), label }));
}

/** Graphs of objects, such as tries. A graph that is part of another one is not drawn again. */
export function drawGraphs(drawing: Drawing): Picture[] {
  const names = namesByNode(drawing);
  const roots = [...names.keys()].filter((id) => isGraphNode(id, drawing));
  const parts = roots.map((root) => ({ root, ...graphFrom(root, drawing) }));
  const isCovered = ({ root }: (typeof parts)[number], at: number) =>
    parts.some(({ ids }, i) => i !== at && ids.has(root) && (i < at || !parts[at]?.ids.has(roots[i] ?? 0)));
  return parts
    .filter((part, at) => !isCovered(part, at))
    .map(({ root, ids, edges }) => ({
      key: `graph-${root}`,
      names: [...ids].flatMap((id) => names.get(id) ?? []),
      isChanged: [...ids].some((id) => isTouched(['@', id], drawing, 1)),
      diagram: graphOf([...ids], edges, drawing),
    }));
}

function graphFrom(
  root: number,
  drawing: Drawing,
): { readonly ids: ReadonlySet<number>; readonly edges: Edge[] } {
  const ids = new Set([root]);
  const edges: Edge[] = [];
  for (const id of ids) {
    const own = graphEdges(id, drawing);
    edges.push(...own);
    for (const { to } of own) if (ids.size < 200) ids.add(Number(to));
  }
  return { ids, edges };
}

function linkedIds(
  field: string,
  value: TraceValue,
  objects: ReadonlyMap<number, ObjectState>,
): { readonly to: number; readonly label: string | undefined }[] {
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
  const isByPosition = object.kind === 'list' && valuesIn(object).some((item) => item === null);
  return valuesIn(object).flatMap((target, i) => {
    const to = referenceOf(target);
    return to === undefined
      ? []
      : [{ to, label: isByPosition ? positionText(i, valuesIn(object)) : undefined }];
  });
}

/** The position in a table of links. One with 26 places is taken as a table by letter. */
function positionText(position: number, { length }: readonly unknown[]): string {
  return length === 26 ? String.fromCodePoint(97 + position) : String(position);
}
