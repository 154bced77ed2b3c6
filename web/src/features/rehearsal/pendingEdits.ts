import { applyEdit, isEdit, type Edit } from '@dryrun/contracts/edit-log';
import { z } from 'zod';
import { parseJson } from '../../shared/parseJson.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

/** Edits that the server has not confirmed. `base` is the text before them, after `count` edits. */
export interface PendingEdits {
  readonly count: number;
  readonly base: string;
  readonly edits: readonly Edit[];
}

const storedSchema = z.object({
  count: z.int(),
  base: z.string(),
  edits: z.array(z.custom<Edit>(isEdit)),
});

/** Survives a browser that dies before the next save. */
export function storePending(rehearsalId: string, pending: PendingEdits): void {
  const isEmpty = pending.edits.length === 0;
  writeStored(`rehearsal:${rehearsalId}`, isEmpty ? null : JSON.stringify(pending));
}

export const readPending = (rehearsalId: string): PendingEdits | undefined =>
  storedSchema.safeParse(parseJson(readStored(`rehearsal:${rehearsalId}`))).data;

/** The pending edits that follow the server's text. None if another tab has changed the text since. */
export function continueFrom(
  server: { readonly edits: number; readonly code: string },
  pending: PendingEdits | undefined,
): readonly Edit[] {
  if (!pending) return [];
  const confirmed = server.edits - pending.count;
  if (confirmed < 0 || confirmed >= pending.edits.length) return [];
  const text = pending.edits.slice(0, confirmed).reduce(applyEdit, pending.base);
  return text === server.code ? pending.edits.slice(confirmed) : [];
}
