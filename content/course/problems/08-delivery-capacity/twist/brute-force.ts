/** Tries every number of parcels for each truck. */
export function bruteForce(parcels: readonly number[], days: number, places: number): bigint {
  return BigInt(leastLoad(parcels, days, places));
}

function leastLoad(parcels: readonly number[], days: number, places: number): number {
  if (parcels.length === 0) return 0;
  if (days === 0) return Infinity;
  const first = parcels.slice(0, places);
  const choices = first.map((_, last) => {
    const load = first.slice(0, last + 1).reduce((sum, parcel) => sum + parcel, 0);
    return Math.max(load, leastLoad(parcels.slice(last + 1), days - 1, places));
  });
  return Math.min(...choices);
}
