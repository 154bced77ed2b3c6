/** A post's date as "Jul 4 '21", in UTC, so that everyone reads the same day. */
export function postDate(secondsSinceEpoch: number): string {
  const date = new Date(secondsSinceEpoch * 1000);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const year = String(date.getUTCFullYear() % 100).padStart(2, '0');
  return `${month} ${date.getUTCDate()} '${year}`;
}
