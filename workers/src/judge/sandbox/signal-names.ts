import { constants } from 'node:os';

/** Reversed, because an older name of the same signal comes later, such as SIGIOT after SIGABRT. */
const names: ReadonlyMap<number, string> = new Map(
  Object.entries(constants.signals)
    .reverse()
    .map(([name, number]) => [number, name]),
);

export function signalName(number: number): string | undefined {
  return names.get(number);
}
