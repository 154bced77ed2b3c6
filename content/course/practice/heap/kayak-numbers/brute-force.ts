/** Gives each trip the smallest number whose earlier trips are all over and dry. */
export function bruteForce(trips: readonly (readonly number[])[], drying: number): number[] {
  const numbers = trips.map(() => 0);
  const latest = Math.max(...trips.flat());
  for (let minute = 0; minute <= latest; minute += 1)
    trips.forEach(([start = 0], i) => {
      if (start !== minute) return;
      const isTaken = (number: number): boolean =>
        trips.some(([, end = 0], other) => numbers[other] === number && end + drying > minute);
      let number = 1;
      while (isTaken(number)) number += 1;
      numbers[i] = number;
    });
  return numbers;
}
