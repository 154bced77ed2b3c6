/** Searches each word by itself. */
export function bruteForce(board: readonly string[], words: readonly string[]): string[] {
  const squares = board.flatMap((line, row) => [...line].map((letter, col) => ({ letter, row, col })));
  type Square = (typeof squares)[number];
  const isTraceable = (word: string, path: readonly Square[]): boolean => {
    if (path.length === word.length) return true;
    const last = path.at(-1);
    return squares.some(
      (square) =>
        square.letter === word[path.length] &&
        !path.includes(square) &&
        (!last || Math.max(Math.abs(square.row - last.row), Math.abs(square.col - last.col)) === 1) &&
        isTraceable(word, [...path, square]),
    );
  };
  return words.filter((word) => isTraceable(word, []));
}
