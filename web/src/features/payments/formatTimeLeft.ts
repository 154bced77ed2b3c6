/** Formats the time until a date, such as `6 d 23 h 59 min 59 s`. */
export function formatTimeLeft(until: Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const firstIndex = parts.findIndex(([value]) => value > 0);
  return parts
    .slice(firstIndex === -1 ? 3 : firstIndex)
    .map(([value, unit]) => `${value} ${unit}`)
    .join(' ');
}
