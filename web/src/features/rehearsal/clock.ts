import type { RehearsalClock } from '@dryrun/contracts/rehearsal';

/** A clock of the server, read on this device. */
export interface ServerClock {
  /** Server time minus device time, in ms. */
  readonly skewMs: number;
  readonly endsAtMs: number;
  readonly stoppedAtMs: number | undefined;
}

/** `receivedMs` is the device's time of the response. */
export function readClock({ now, endsAt, stoppedAt }: RehearsalClock, receivedMs: number): ServerClock {
  return {
    skewMs: Date.parse(now) - receivedMs,
    endsAtMs: Date.parse(endsAt),
    stoppedAtMs: stoppedAt === undefined ? undefined : Date.parse(stoppedAt),
  };
}

/** Never negative. Stands still while the judge does not answer. */
export function remainingMs({ skewMs, endsAtMs, stoppedAtMs }: ServerClock, deviceMs: number): number {
  return Math.max(0, endsAtMs - (stoppedAtMs ?? deviceMs + skewMs));
}

/** Such as `4:05`, or `-0:30` for a stage that takes too long. */
export function formatMinutes(ms: number): string {
  const seconds = Math.floor(Math.abs(ms) / 1000);
  const sign = ms <= -1000 ? '-' : '';
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
