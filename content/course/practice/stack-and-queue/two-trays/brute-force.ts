/** Takes from the front of a list. */
export function bruteForce(events: readonly number[]): number[] {
  const open: number[] = [];
  return events.flatMap((event) => {
    if (event > 0) open.push(event);
    return event > 0 ? [] : open.splice(0, 1);
  });
}
