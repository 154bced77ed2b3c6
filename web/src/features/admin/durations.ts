/** Formats seconds as `4 s`, `12 min` or `3 h`. */
export function formatSeconds(count: number): string {
  if (count < 90) return `${Math.round(count)} s`;
  return count < 5400 ? `${Math.round(count / 60)} min` : `${Math.round(count / 3600)} h`;
}

/** Formats milliseconds as `85 ms` or `1.4 s`. */
export function formatMilliseconds(count: number): string {
  return count < 1000 ? `${Math.round(count)} ms` : `${(count / 1000).toFixed(1)} s`;
}
