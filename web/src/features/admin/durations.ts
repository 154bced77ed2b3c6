/** Seconds as people say them, such as `4 s` or `12 min`. */
export function seconds(count: number): string {
  if (count < 90) return `${Math.round(count)} s`;
  return count < 5400 ? `${Math.round(count / 60)} min` : `${Math.round(count / 3600)} h`;
}

/** Milliseconds, such as `85 ms` or `1.4 s`. */
export function milliseconds(count: number): string {
  return count < 1000 ? `${Math.round(count)} ms` : `${(count / 1000).toFixed(1)} s`;
}
