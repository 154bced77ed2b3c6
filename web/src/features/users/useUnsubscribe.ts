import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useOnce } from '../../shared/useOnMount.ts';
import { messages } from './messages.ts';
import { useUnsubscribeMutation } from './profileApi.ts';

/** Declines the kind of mail whose link was followed; the answer's sentence, undefined while it is asked. */
export function useUnsubscribe(token: string | null): string | undefined {
  const [unsubscribe] = useUnsubscribeMutation();
  const [text, setText] = useState<string>();
  useOnce(async () => {
    if (!token) return setText(messages.linkNotValid);
    try {
      setText((await unsubscribe({ query: { token } }).unwrap()).message);
    } catch (error) {
      setText(messageOf(error, messages.oops));
    }
  });
  return text;
}
