import { readStored, writeStored, type StorageKey } from '../../shared/storage.ts';
import { useActiveInterval } from '../../shared/useActiveInterval.ts';

const intervalMs = 10_000;

const keyOf = (questionId: number): StorageKey => `solvingSeconds:${questionId}`;

function readSeconds(questionId: number): number {
  const seconds = Number(readStored(keyOf(questionId)));
  return Number.isSafeInteger(seconds) ? seconds : 0;
}

/** Measures in this browser how long the user actively works on a problem. */
export function useSolvingTime(questionId: number): void {
  useActiveInterval(true, intervalMs, () =>
    writeStored(keyOf(questionId), String(readSeconds(questionId) + intervalMs / 1000)),
  );
}

/** The time that the user worked on a problem, such as "1 hour 5 minutes". Undefined below a minute. */
export function formatSolvingTime(questionId: number): string | undefined {
  const total = Math.floor(readSeconds(questionId) / 60);
  if (total < 1) return undefined;
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  return [hours > 0 && plural(hours, 'hour'), minutes > 0 && plural(minutes, 'minute')]
    .filter(Boolean)
    .join(' ');
}

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
