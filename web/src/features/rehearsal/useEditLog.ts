import { addEdit, applyEdit, diffTexts } from '@dryrun/contracts/edit-log';
import { rehearsalLimits, type RehearsalClock } from '@dryrun/contracts/rehearsal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { errorBodyOf } from '../../shared/error.ts';
import { onStorageChange } from '../../shared/storage.ts';
import { continueFrom, readPending, storePending } from './pendingEdits.ts';
import { useAppendEditsMutation } from './rehearsalApi.ts';

/** Letters typed within this time become one edit. */
const mergeMs = 1000;

export type SaveState = 'saved' | 'unsaved' | 'elsewhere' | 'ended';

interface EditLogOptions {
  readonly rehearsalId: string;
  readonly tab: string;
  /** The server's text and number of edits when this tab took over. */
  readonly opened: { readonly edits: number; readonly code: string };
  /** Milliseconds since the start of the rehearsal. */
  readonly clockMs: () => number;
  readonly onClock: (clock: RehearsalClock) => void;
}

export interface EditLog {
  readonly code: string;
  readonly change: (code: string) => void;
  /** Sends everything now. Resolves also if that fails: the edits stay and are sent later. */
  readonly flush: () => Promise<void>;
  readonly state: SaveState;
}

/** Records every edit of the code, and sends the new ones every few seconds. */
export function useEditLog({ rehearsalId, tab, opened, clockMs, onClock }: EditLogOptions): EditLog {
  const [restored] = useState(() => continueFrom(opened, readPending(rehearsalId)));
  const [code, setCode] = useState(() => restored.reduce(applyEdit, opened.code));
  const [state, setState] = useState<SaveState>(restored.length > 0 ? 'unsaved' : 'saved');
  const log = useRef({ code, base: opened.code, count: opened.edits, pending: restored, sending: 0 });
  const away = useAway(clockMs);
  const [append] = useAppendEditsMutation();

  const store = useCallback(() => {
    const { count, base, pending } = log.current;
    storePending(rehearsalId, { count, base, edits: pending });
  }, [rehearsalId]);

  const change = useCallback(
    (next: string) => {
      const current = log.current;
      const edit = diffTexts(current.code, next, Math.max(0, Math.round(clockMs())));
      if (!edit) return;
      const inFlight = current.pending.slice(0, current.sending);
      current.pending = [...inFlight, ...addEdit(current.pending.slice(current.sending), edit, mergeMs)];
      current.code = next;
      setCode(next);
      setState((last) => (last === 'saved' ? 'unsaved' : last));
      store();
    },
    [clockMs, store],
  );

  const send = useCallback(async (): Promise<void> => {
    const current = log.current;
    const sent = current.pending.slice(0, rehearsalLimits.editsPerRequest);
    const marks = away.list();
    if (current.sending > 0 || (sent.length === 0 && marks.length === 0)) return;
    current.sending = sent.length;
    try {
      const body = {
        tab,
        from: current.count,
        edits: [...sent],
        away: [...marks],
      };
      const { edits: _, ...clock } = await append({ params: { rehearsalId }, body }).unwrap();
      current.pending = current.pending.slice(sent.length);
      current.count += sent.length;
      current.base = sent.reduce(applyEdit, current.base);
      away.drop(marks.length);
      onClock(clock);
      setState(current.pending.length > 0 ? 'unsaved' : 'saved');
    } catch (error) {
      const reason = errorBodyOf(error)?.code;
      if (reason === 'rehearsal_elsewhere' || reason === 'rehearsal_gap') setState('elsewhere');
      if (reason === 'rehearsal_ended') setState('ended');
    } finally {
      current.sending = 0;
      store();
    }
  }, [append, away, onClock, rehearsalId, store, tab]);

  useEffect(() => {
    const timer = window.setInterval(() => void send(), rehearsalLimits.saveMs);
    const sendHidden = () => document.hidden && void send();
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', sendHidden);
    };
  }, [send]);
  // Logging out in another tab clears the stored edits; this tab must not write them again.
  useEffect(() => onStorageChange('owner', (owner) => owner === null && setState('ended')), []);

  return { code, change, flush: send, state };
}

/** Times in which the page was hidden, not yet sent. */
function useAway(clockMs: () => number) {
  const marks = useRef<readonly { readonly atMs: number; readonly ms: number }[]>([]);
  useEffect(() => {
    let hiddenMs: number | undefined;
    const record = () => {
      if (document.hidden) hiddenMs = clockMs();
      else if (hiddenMs !== undefined) {
        const atMs = Math.max(0, Math.round(hiddenMs));
        marks.current = [...marks.current, { atMs, ms: Math.max(0, Math.round(clockMs() - hiddenMs)) }];
        hiddenMs = undefined;
      }
    };
    document.addEventListener('visibilitychange', record);
    return () => document.removeEventListener('visibilitychange', record);
  }, [clockMs]);
  return useMemo(
    () => ({
      list: () => marks.current,
      drop: (count: number) => {
        marks.current = marks.current.slice(count);
      },
    }),
    [],
  );
}
