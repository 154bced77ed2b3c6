/** Looks at every unit of time. A booking without length still splits a gap. */
export function bruteForce(
  meetings: readonly (readonly [number, number])[],
  least: number,
): [number, number][] {
  const first = Math.min(...meetings.map(([start]) => start));
  const last = Math.max(...meetings.map(([, end]) => end));
  const gaps: [number, number][] = [];
  let since: number | undefined;
  for (let time = first; time <= last; time += 1) {
    const isPointBooked = meetings.some(([start, end]) => start <= time && time <= end);
    if (isPointBooked && since !== undefined) {
      if (time - since >= least) gaps.push([since, time]);
      since = undefined;
    }
    const isNextFree = !meetings.some(([start, end]) => start <= time && time < end);
    if (isPointBooked && isNextFree) since = time;
  }
  return gaps;
}
