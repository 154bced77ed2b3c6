/** Collects all traceable texts up to the longest word's length, then looks up the words. */
export function bruteForce(board: readonly string[], words: readonly string[]): string[] {
  const longest = Math.max(...words.map((word) => word.length));
  const cols = board[0]?.length ?? 0;
  const squares = [...board.join('')];
  const isNext = (a: number, b: number): boolean =>
    Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) + Math.abs((a % cols) - (b % cols)) === 1;
  const texts = new Set<string>();
  let paths = squares.map((_, square) => [square]);
  for (let length = 1; length <= longest; length += 1) {
    for (const path of paths) texts.add(path.map((square) => squares[square]).join(''));
    paths = paths.flatMap((path) =>
      squares.flatMap((_, square) =>
        isNext(path.at(-1) as number, square) && !path.includes(square) ? [[...path, square]] : [],
      ),
    );
  }
  return words.filter((word) => texts.has(word));
}
