import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useUndoDeletionMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/** What came of asking to keep an account; undefined while it is asked. */
export interface Undone {
  readonly isKept: boolean;
  readonly text: string;
}

/** Keeps an account that was to be deleted, by the token of the mail's link. */
export function useUndoDeletion(token: string | null): Undone | undefined {
  const [undo] = useUndoDeletionMutation();
  const [undone, setUndone] = useState<Undone>();
  useOnMount(async () => {
    if (!token) return setUndone({ isKept: false, text: messages.linkNotValid });
    try {
      setUndone({ isKept: true, text: (await undo({ query: { token } }).unwrap()).message });
    } catch (error) {
      setUndone({ isKept: false, text: messageOf(error, messages.oops) });
    }
  });
  return undone;
}
