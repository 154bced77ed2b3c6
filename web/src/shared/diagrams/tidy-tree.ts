export interface TidyNode<Value> {
  readonly key: string;
  readonly value: Value;
  readonly width: number;
  readonly children: readonly TidyNode<Value>[];
}

/** Position of a node: its horizontal center and its depth. */
export interface TidyPlace<Value> {
  readonly node: TidyNode<Value>;
  readonly x: number;
  readonly depth: number;
  readonly parent: TidyPlace<Value> | undefined;
}

export const tidyGap = 14;

/** Tree layout without overlaps: parents are centered above their children. */
export function tidyTree<Value>(root: TidyNode<Value>): { places: TidyPlace<Value>[]; width: number } {
  const spans = new Map<TidyNode<Value>, number>();
  const span = (node: TidyNode<Value>): number => {
    const childrenWidth = node.children.reduce(
      (sum, child, i) => sum + span(child) + (i > 0 ? tidyGap : 0),
      0,
    );
    spans.set(node, Math.max(node.width, childrenWidth));
    return spans.get(node) ?? 0;
  };
  const width = span(root);
  const places: TidyPlace<Value>[] = [];
  const place = (
    node: TidyNode<Value>,
    left: number,
    depth: number,
    parent: TidyPlace<Value> | undefined,
  ): void => {
    const inner = node.children.reduce(
      (sum, child, i) => sum + (spans.get(child) ?? 0) + (i > 0 ? tidyGap : 0),
      0,
    );
    const position = { node, x: left + (spans.get(node) ?? 0) / 2, depth, parent };
    places.push(position);
    let x = left + ((spans.get(node) ?? 0) - inner) / 2;
    for (const child of node.children) {
      place(child, x, depth + 1, position);
      x += (spans.get(child) ?? 0) + tidyGap;
    }
  };
  place(root, 0, 0, undefined);
  return { places, width };
}
