/** Finds the smallest limit by trying every first load. */
export function bruteForce(parcels: readonly number[], days: number): bigint {
  return BigInt(leastLoad(parcels, days));
}

/** Tries every first load and recurses on the rest. */
function leastLoad(parcels: readonly number[], days: number): number {
  if (parcels.length === 0) return 0;
  if (days === 0) return Infinity;
  const choices = parcels.map((_, last) => {
    const load = parcels.slice(0, last + 1).reduce((sum, parcel) => sum + parcel, 0);
    return Math.max(load, leastLoad(parcels.slice(last + 1), days - 1));
  });
  return Math.min(...choices);
}
