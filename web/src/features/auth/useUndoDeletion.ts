import { undoLinkNotValid } from '@dryrun/contracts/auth';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useOnMount } from '../../shared/useOnMount.ts';
import { useUndoDeletionMutation } from './authApi.ts';

export interface UndoResult {
  readonly isRestored: boolean;
  readonly text: string;
}

/** Cancels an account deletion with the emailed token. Returns undefined until the server responds. */
export function useUndoDeletion(token: string | null): UndoResult | undefined {
  const [undo] = useUndoDeletionMutation();
  const [result, setResult] = useState<UndoResult>();
  useOnMount(async () => {
    if (!token) return setResult({ isRestored: false, text: undoLinkNotValid });
    try {
      setResult({ isRestored: true, text: (await undo({ query: { token } }).unwrap()).message });
    } catch (error) {
      setResult({ isRestored: false, text: messageOf(error) });
    }
  });
  return result;
}
