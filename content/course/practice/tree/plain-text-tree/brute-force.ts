/** Searches the comma outside of all inner parentheses, cuts the text there and exchanges the two parts. */
export function bruteForce(text: string): string {
  const open = text.indexOf('(');
  if (open < 0) return text;
  const inner = text.slice(open + 1, -1);
  const isOutside = (i: number): boolean =>
    inner.slice(0, i).replaceAll(')', '').length === inner.slice(0, i).replaceAll('(', '').length;
  const comma = [...inner].findIndex((character, i) => character === ',' && isOutside(i));
  const [left, right] = [inner.slice(0, comma), inner.slice(comma + 1)];
  return `${text.slice(0, open)}(${bruteForce(right)},${bruteForce(left)})`;
}
