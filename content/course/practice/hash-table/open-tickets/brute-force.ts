import type { Operation } from './inputs.ts';

/** Keeps nothing but the list of past operations, and reads all of it for each question. */
export function bruteForce(operations: readonly Operation[]): number[] {
  const results: number[] = [];
  operations.forEach(([kind, topic], now) => {
    if (kind !== 3 && kind !== 4) return;
    const past = operations.slice(0, now).filter(([pastKind]) => pastKind === 1 || pastKind === 2);
    const lastOfEach = past.filter(
      ([, ticket], i) => !past.slice(i + 1).some(([, laterTicket]) => laterTicket === ticket),
    );
    const open = lastOfEach.filter(([lastKind, , lastTopic]) => lastKind === 1 && lastTopic === topic);
    results.push(kind === 3 ? open.length : (open.at(-1)?.[1] ?? -1));
  });
  return results;
}
