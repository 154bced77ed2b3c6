import { langs } from '@dryrun/contracts/language';
import { useCallback, useEffect } from 'react';
import { withoutRerender } from '../../../shared/api.ts';
import { statusOf } from '../../../shared/error.ts';
import { useSession } from '../../../shared/session.ts';
import { onStorageChange } from '../../../shared/storage.ts';
import { useLazyListDraftsQuery, useSaveDraftMutation } from './draftsApi.ts';
import { draftKey, isUnsent, listUnsent } from './draftStorage.ts';
import { receiveDraft, sendDraft, sendEach, type SendDraft } from './exchangeDrafts.ts';

/** The minimum time between two saves on the server. */
const saveIntervalMs = 3000;
const retryIntervalMs = 30_000;

function useSendDraft(): SendDraft {
  const [save] = useSaveDraftMutation(withoutRerender);
  return useCallback((body) => save({ body }).unwrap(), [save]);
}

/** Exchanges a question's code with the account's other devices while the question is open. */
export function useDraftSync(questionId: number): void {
  const { accessToken } = useSession();
  const send = useSendDraft();
  const [list] = useLazyListDraftsQuery(withoutRerender);

  useEffect(() => {
    if (accessToken === null) return;
    let timer: number | undefined;
    let isMounted = true;
    const sendLater = (delayMs: number) => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void sendNow();
      }, delayMs);
    };
    const sendNow = async () => {
      try {
        await sendEach(langs, (lang) => sendDraft(send, questionId, lang));
        if (langs.some((lang) => isUnsent(questionId, lang))) sendLater(saveIntervalMs);
      } catch (error) {
        const status = statusOf(error) ?? 500;
        if (status === 429 || status >= 500) sendLater(retryIntervalMs);
      }
    };
    const receive = async () => {
      const drafts = await list({ params: { questionId } })
        .unwrap()
        .catch(() => []);
      if (!isMounted) return; // RTK Query has dropped the response
      for (const draft of drafts) receiveDraft(questionId, draft);
      await sendNow();
    };
    const onVisibilityChange = () => void (document.visibilityState === 'hidden' ? sendNow() : receive());
    const onOnline = () => void receive();
    void receive();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('online', onOnline);
    const unsubscribes = langs.map((lang) =>
      onStorageChange(draftKey(questionId, lang), () => {
        if (isUnsent(questionId, lang)) sendLater(saveIntervalMs);
      }),
    );
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('online', onOnline);
      for (const unsubscribe of unsubscribes) unsubscribe();
      void sendNow().finally(() => window.clearTimeout(timer));
    };
  }, [accessToken, questionId, send, list]);
}

/** Returns a function that sends the unsent drafts of all questions. It rejects if one cannot be sent. */
export function useSendDrafts(): () => Promise<void> {
  const send = useSendDraft();
  return useCallback(
    () => sendEach(listUnsent(), ({ questionId, lang }) => sendDraft(send, questionId, lang)),
    [send],
  );
}

/** Sends drafts that were edited before the login or offline. */
export function useUnsentDrafts(): void {
  const { accessToken } = useSession();
  const sendDrafts = useSendDrafts();
  useEffect(() => {
    if (accessToken === null) return;
    const sendAll = () => void sendDrafts().catch(() => undefined); // The next page load retries.
    sendAll();
    window.addEventListener('online', sendAll);
    return () => window.removeEventListener('online', sendAll);
  }, [accessToken, sendDrafts]);
}
