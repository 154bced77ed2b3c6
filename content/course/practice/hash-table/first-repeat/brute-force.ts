/** Compares each ticket with all before it. */
export function bruteForce(tickets: readonly number[]): number {
  return tickets.find((ticket, i) => tickets.slice(0, i).includes(ticket)) ?? -1;
}
