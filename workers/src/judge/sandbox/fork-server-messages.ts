/** Descriptors of a started process: 0 to 5. */
export const descriptorCount = 6;

/** The first bytes on each connection: the process's id and the descriptor, both as 4 bytes, big endian. */
export const headerBytes = 8;

export interface ForkRequest {
  readonly id: number;
  readonly argv: readonly [string, ...string[]];
}

export interface ExitStatus {
  readonly code: number | null;
  readonly signal: string | null;
}

export type ForkResponse =
  | { readonly id: number; readonly kind: 'started'; readonly pid: number }
  | { readonly id: number; readonly kind: 'exited'; readonly status: ExitStatus }
  | { readonly id: number; readonly kind: 'failed'; readonly error: string };
