/** A message that names the argument if a tree, in level order, has more levels than allowed; otherwise undefined. */
export function checkLevels(
  argument: string,
  levelOrder: readonly (number | null)[],
  maxLevels: number,
): string | undefined {
  const levels = countLevels(levelOrder);
  return levels > maxLevels
    ? `${argument}: the tree has ${levels} levels; at most ${maxLevels} are allowed`
    : undefined;
}

function countLevels(levelOrder: readonly (number | null)[]): number {
  let levels = 0;
  let places = 1;
  for (let at = 0; at < levelOrder.length; levels += 1) {
    const level = levelOrder.slice(at, at + places);
    at += places;
    places = 2 * level.filter((value) => value !== null).length;
  }
  return levels;
}
