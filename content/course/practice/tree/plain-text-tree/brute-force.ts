type LevelOrder = (number | null)[];

interface Node {
  readonly number: number;
  readonly left: Node | undefined;
  readonly right: Node | undefined;
}

/** Searches the comma outside of all inner parentheses and cuts the text there. */
export function bruteForce(text: string): LevelOrder {
  const read = (part: string): Node | undefined => {
    if (part === '') return undefined;
    const open = part.indexOf('(');
    if (open < 0) return { number: Number(part), left: undefined, right: undefined };
    const inner = part.slice(open + 1, -1);
    const isOutside = (i: number): boolean =>
      inner.slice(0, i).replaceAll(')', '').length === inner.slice(0, i).replaceAll('(', '').length;
    const comma = [...inner].findIndex((character, i) => character === ',' && isOutside(i));
    return {
      number: Number(part.slice(0, open)),
      left: read(inner.slice(0, comma)),
      right: read(inner.slice(comma + 1)),
    };
  };
  const queue = [read(text)];
  const tree: LevelOrder = [];
  for (const node of queue) {
    tree.push(node?.number ?? null);
    if (node) queue.push(node.left, node.right);
  }
  while (tree.at(-1) === null) tree.pop();
  return tree;
}
