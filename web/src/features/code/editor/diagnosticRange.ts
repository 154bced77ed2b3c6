/**
 * The columns of a line to underline, 1-based, end exclusive. A position after the code, such as that of a missing
 * colon, underlines all code of the line: an empty range would be drawn under the message that follows it.
 */
export function diagnosticColumns(
  line: string,
  column: number | undefined,
  word: { readonly startColumn: number; readonly endColumn: number } | null,
): readonly [start: number, end: number] {
  const end = line.trimEnd().length + 1;
  if (word && word.startColumn < end) return [word.startColumn, word.endColumn];
  const first = line.length - line.trimStart().length + 1;
  return [column !== undefined && column < end ? column : Math.min(first, end), end];
}
