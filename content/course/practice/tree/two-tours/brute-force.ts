type LevelOrder = (number | null)[];

interface Chamber {
  readonly number: number;
  readonly left: Chamber | undefined;
  readonly right: Chamber | undefined;
}

/** Cuts and copies the lists. */
export function bruteForce(first: readonly number[], second: readonly number[]): LevelOrder {
  const build = (entered: readonly number[], ordered: readonly number[]): Chamber | undefined => {
    const [number, ...others] = entered;
    if (number === undefined) return undefined;
    const leftCount = ordered.indexOf(number);
    const left = build(others.slice(0, leftCount), ordered.slice(0, leftCount));
    return { number, left, right: build(others.slice(leftCount), ordered.slice(leftCount + 1)) };
  };
  const queue = [build(first, second)];
  const tree: LevelOrder = [];
  for (const chamber of queue) {
    tree.push(chamber?.number ?? null);
    if (chamber) queue.push(chamber.left, chamber.right);
  }
  while (tree.at(-1) === null) tree.pop();
  return tree;
}
