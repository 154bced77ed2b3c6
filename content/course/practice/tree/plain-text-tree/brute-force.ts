/** Searches the comma outside of all inner parentheses, and cuts the text there. */
export function bruteForce(text: string): string {
  const open = text.indexOf('(');
  if (open < 0) return text;
  const number = text.slice(0, open);
  const inner = text.slice(open + 1, -1);
  const isOutside = (i: number): boolean =>
    inner.slice(0, i).replaceAll(')', '').length === inner.slice(0, i).replaceAll('(', '').length;
  const comma = [...inner].findIndex((character, i) => character === ',' && isOutside(i));
  const left = /[02468]$/.test(number) ? '' : bruteForce(inner.slice(0, comma));
  const right = bruteForce(inner.slice(comma + 1));
  return left === '' && right === '' ? number : `${number}(${left},${right})`;
}
