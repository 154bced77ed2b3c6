import type { BinaryNode, DiagramOf } from '@dryrun/contracts/diagram';
import { arrayScene } from './array.ts';
import { boxTextWidth, translate, straightPath, textOf, withTitle, type Part, type Scene } from './scene.ts';

const size = 40;
const levelHeight = 62;
const labelHeight = 20;

interface PlacedNode {
  readonly node: BinaryNode;
  readonly key: string;
  readonly x: number;
  readonly depth: number;
  readonly parent: Pick<PlacedNode, 'x' | 'depth' | 'node'> | undefined;
}

/** A binary tree with one column per node, in in-order sequence. */
export function treeScene(diagram: DiagramOf<'tree'>, steps: readonly DiagramOf<'tree'>[]): Scene {
  const widest = Math.max(
    0,
    ...steps.flatMap((step) => valuesOf(step.nodes)).map((text) => boxTextWidth(text)),
  );
  const nodeWidth = Math.max(size, Math.ceil(widest) + 18);
  const widestLabel = Math.max(0, ...steps.flatMap((step) => labelsOf(step.nodes)).map(boxTextWidth));
  const outerWidth = Math.max(nodeWidth, widestLabel);
  const below = widestLabel > 0 ? labelHeight : 0;
  const column = Math.max(nodeWidth * 0.82, 36, widestLabel * 0.5 + 4);
  const placed = placeInOrder(diagram.nodes, column, outerWidth / 2);
  const y = (depth: number) => depth * (levelHeight + below);
  const parts: Part[] = [
    ...placed.flatMap(({ x, depth, parent, key }): Part[] => {
      if (!parent) return [];
      const from = y(parent.depth) + (parent.node.label === undefined ? size / 2 : size + labelHeight);
      return [edge(`edge-${key}`, parent.x, from, x, y(depth))];
    }),
    ...placed.flatMap(({ node, key, x, depth }) => nodeParts(node, key, x, y(depth), nodeWidth)),
  ];
  if (placed.length === 0)
    parts.push({
      kind: 'text',
      key: 'empty',
      x: 0,
      y: 14,
      text: 'empty tree',
      align: 'start',
      role: 'index',
    });
  const depth = Math.max(0, ...placed.map((item) => item.depth));
  return withTitle(
    {
      width: Math.max(70, (placed.length - 1) * column + outerWidth),
      height: y(depth) + size + 4 + below,
      parts,
    },
    diagram.label,
  );
}

function nodeParts(node: BinaryNode, key: string, x: number, y: number, width: number): Part[] {
  const box: Part = {
    kind: 'box',
    key: `node-${key}`,
    x: x - width / 2,
    y,
    width,
    height: size,
    text: textOf(node.value),
    tone: node.mark ?? 'plain',
    shape: width > size ? 'pill' : 'circle',
  };
  if (node.label === undefined) return [box];
  const label = {
    kind: 'text',
    key: `label-${key}`,
    x,
    y: y + size + 11,
    text: node.label,
  } as const;
  return [box, { ...label, align: 'middle', role: 'halo' }];
}

function edge(key: string, x1: number, y1: number, x2: number, top: number): Part {
  return { kind: 'line', key, path: straightPath(x1, y1, x2, top + size / 2), tone: 'plain' };
}

function placeInOrder(root: BinaryNode | null, column: number, left: number): PlacedNode[] {
  const placed: PlacedNode[] = [];
  const seen = new Map<string, number>();
  let nextColumn = 0;
  const visit = (
    node: BinaryNode,
    depth: number,
  ): { x: number; place: (parent: PlacedNode['parent']) => void } => {
    const text = textOf(node.value);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    const before = node.left ? visit(node.left, depth + 1) : undefined;
    const x = left + nextColumn * column;
    nextColumn += 1;
    const after = node.right ? visit(node.right, depth + 1) : undefined;
    before?.place({ x, depth, node });
    after?.place({ x, depth, node });
    return {
      x,
      place: (parent) => placed.push({ node, key: `${text}-${count}`, x, depth, parent }),
    };
  };
  if (root) visit(root, 0).place(undefined);
  return placed;
}

function valuesOf(node: BinaryNode | null | undefined): string[] {
  return node ? [textOf(node.value), ...valuesOf(node.left), ...valuesOf(node.right)] : [];
}

function labelsOf(node: BinaryNode | null | undefined): string[] {
  return node ? [node.label ?? '', ...labelsOf(node.left), ...labelsOf(node.right)] : [];
}

export function heapScene(
  diagram: DiagramOf<'heap'>,
  steps: readonly DiagramOf<'heap'>[],
  keys: readonly string[],
): Scene {
  const { values, marks = {} } = diagram;
  const maxLength = Math.max(1, ...steps.map((step) => step.values.length));
  const levels = Math.floor(Math.log2(maxLength)) + 1;
  const widest = Math.max(
    0,
    ...steps.flatMap((step) => step.values.map((value) => boxTextWidth(textOf(value)))),
  );
  const nodeWidth = Math.max(size, Math.ceil(widest) + 18);
  const slots = 2 ** (levels - 1);
  const width = slots * (nodeWidth + 10);
  const place = (i: number) => {
    const depth = Math.floor(Math.log2(i + 1));
    const inLevel = i + 1 - 2 ** depth;
    return { x: ((inLevel + 0.5) * width) / 2 ** depth, y: depth * (levelHeight - 4) };
  };
  const tree: Part[] = [
    ...values.slice(1).map((_, below): Part => {
      const [child, parent] = [place(below + 1), place(Math.floor(below / 2))];
      return edge(`edge-${below + 1}`, parent.x, parent.y + size / 2, child.x, child.y);
    }),
    ...values.map((value, i): Part => {
      const { x, y } = place(i);
      const node = { value, mark: marks[i] };
      return nodeParts(node, keys[i] ?? String(i), x, y, nodeWidth)[0] as Part;
    }),
  ];
  const asArray = (step: DiagramOf<'heap'>) => ({
    kind: 'array' as const,
    values: step.values,
    marks: step.marks,
  });
  const row = arrayScene(asArray(diagram), steps.map(asArray), keys);
  const top = levels * (levelHeight - 4) + 6;
  const [treeLeft, rowLeft] = [Math.max(0, (row.width - width) / 2), Math.max(0, (width - row.width) / 2)];
  return withTitle(
    {
      width: Math.max(width, row.width),
      height: top + row.height,
      parts: [
        ...translate({ width, height: top, parts: tree }, treeLeft, 0, 'tree'),
        ...translate(row, rowLeft, top, 'array'),
      ],
    },
    diagram.label,
  );
}
