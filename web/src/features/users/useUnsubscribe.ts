import { unsubscribeLinkNotValid } from '@dryrun/contracts/profile';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useOnMount } from '../../shared/useOnMount.ts';
import { useUnsubscribeMutation } from './profileApi.ts';

/** Unsubscribes with an emailed token. Returns the server's message, or undefined until it responds. */
export function useUnsubscribe(token: string | null): string | undefined {
  const [unsubscribe] = useUnsubscribeMutation();
  const [text, setText] = useState<string>();
  useOnMount(async () => {
    if (!token) return setText(unsubscribeLinkNotValid);
    try {
      setText((await unsubscribe({ query: { token } }).unwrap()).message);
    } catch (error) {
      setText(messageOf(error));
    }
  });
  return text;
}
