/** Asks for each pair of stops whether a track joins them. */
export function bruteForce(n: number, tracks: readonly (readonly number[])[]): number[] {
  const stops = Array.from({ length: n }, (_, i) => i);
  const counts = stops.map(
    (a) =>
      stops.filter((b) => tracks.some((track) => a !== b && track.includes(a) && track.includes(b))).length,
  );
  return stops.filter((stop) => counts[stop] === Math.max(...counts));
}
