import type { RehearsalNotes } from '@dryrun/contracts/rehearsal';
import { useCallback, useRef, useState } from 'react';
import { useBeforeLeaving } from '../../shared/useBeforeLeaving.ts';
import { useWriteRehearsalNotesMutation } from './rehearsalApi.ts';

const debounceMs = 800;

export interface Notes {
  readonly notes: RehearsalNotes;
  readonly change: (change: Partial<RehearsalNotes>) => void;
  readonly flush: () => Promise<void>;
}

/** The learner's plan and answer. Saves after a pause in typing, and before the page is left. */
export function useNotes(rehearsalId: string, saved: RehearsalNotes): Notes {
  const [notes, setNotes] = useState(saved);
  const latest = useRef(saved);
  /** Undefined after a failure, so that the next occasion sends the notes again. */
  const sent = useRef<RehearsalNotes | undefined>(saved);
  const timer = useRef<number | undefined>(undefined);
  const [write] = useWriteRehearsalNotesMutation();
  const flush = useCallback(async () => {
    window.clearTimeout(timer.current);
    const body = latest.current;
    if (body === sent.current) return;
    sent.current = body;
    const { error } = await write({ params: { rehearsalId }, body });
    if (error !== undefined) sent.current = undefined;
  }, [rehearsalId, write]);
  const save = useCallback(() => void flush(), [flush]);
  useBeforeLeaving(save);
  return {
    notes,
    change: (change) => {
      latest.current = { ...latest.current, ...change };
      setNotes(latest.current);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, debounceMs);
    },
    flush,
  };
}
