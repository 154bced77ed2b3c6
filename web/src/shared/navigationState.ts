import type { Location } from 'react-router-dom';
import { isAuthPage } from './paths.ts';

/** Navigation state with the page to return to after login. */
export interface FromState {
  /** Path, query and hash. */
  readonly from: string;
  readonly reason?: string;
}

/** The state of a link to the login page. */
export function fromLocation(location: Location): FromState {
  return { from: location.pathname + location.search + location.hash };
}

/** Like `fromLocation`, but on auth pages returns the state that the page received. */
export function fromLocationOrState(location: Location): unknown {
  return isAuthPage(location.pathname) ? location.state : fromLocation(location);
}

/** Passes the return path on to the next auth page. */
export function forwardReturnPath(state: unknown): FromState | undefined {
  const from = readState(state, 'from');
  return from === undefined ? undefined : { from };
}

/** Navigation state between auth pages. */
export interface LoginState extends Partial<FromState> {
  /** The email of a new account that still has to be confirmed. */
  readonly signedUpEmail?: string;
  readonly expiredToken?: string;
  /** Why a confirmation link doesn't work. */
  readonly linkError?: string;
}

/** Navigation state after the user asked to delete the account. */
export interface DeletionState {
  /** ISO 8601. */
  readonly deletesAt: string;
}

export function readDeletionTime(state: unknown): Date | undefined {
  const date = new Date(readState(state, 'deletesAt') ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Navigation state from a lesson to the course page: opens the login dialog. */
export interface LoginRequestState extends FromState {
  readonly asksForLogin: true;
}

/** Like `fromLocation`, and also asks the course page to open its login dialog. */
export function loginRequestFrom(location: Location): LoginRequestState {
  return { ...fromLocation(location), asksForLogin: true };
}

export function asksForLogin(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'asksForLogin' in state && state.asksForLogin === true
  );
}

/** Reads a string from an untrusted navigation state. */
export function readState(state: unknown, key: keyof LoginState | keyof DeletionState): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Navigation state of a link that opens a problem with an empty editor. */
export const freshStart = { startsFresh: true } as const;

export function startsFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'startsFresh' in state;
}
