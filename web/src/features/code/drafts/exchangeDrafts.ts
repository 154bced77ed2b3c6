import type { Draft, saveDraft } from '@dryrun/contracts/drafts';
import type { Lang } from '@dryrun/contracts/language';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import type { Argument } from '../../../shared/request.ts';
import { messages } from '../messages.ts';
import {
  isUnsent,
  readDraftState,
  readUnsentVersions,
  writeDraftState,
  writeUnsentVersions,
} from './draftStorage.ts';

export type SendDraft = (body: Argument<typeof saveDraft>['body']) => Promise<Draft>;

const sending = new Map<string, Promise<void>>();

/** Sends a draft that the server doesn't have yet. Rejects if the request fails; the draft then stays unsent. */
export function sendDraft(send: SendDraft, questionId: number, lang: Lang): Promise<void> {
  if (!isUnsent(questionId, lang)) return Promise.resolve();
  const key = codeKey(questionId, lang);
  const promise = sending.get(key) ?? sendOnce(send, questionId, lang).finally(() => sending.delete(key));
  sending.set(key, promise);
  return promise;
}

async function sendOnce(send: SendDraft, questionId: number, lang: Lang): Promise<void> {
  const owner = readStored('owner');
  const ageOf = (time: number) => Math.max(0, Date.now() - time);
  for (const { code, editedAt } of readUnsentVersions(questionId, lang)) {
    // Without a base revision, the server keeps the older of the two as a version.
    const draft = { questionId, lang, typedCode: code, baseRevision: 0, keepsPrevious: false };
    await send({ ...draft, ageMs: ageOf(editedAt) });
    if (readStored('owner') !== owner) return;
    const unsent = readUnsentVersions(questionId, lang).filter((version) => version.code !== code);
    writeUnsentVersions(questionId, lang, unsent);
  }
  const typedCode = readStored(codeKey(questionId, lang));
  const { revision, editedAt, keepsPrevious = false } = readDraftState(questionId, lang);
  if (editedAt === undefined) return;
  const change = { typedCode, baseRevision: revision, keepsPrevious };
  const draft = await send({ questionId, lang, ...change, ageMs: ageOf(editedAt) });
  // The drafts of another account, or none after a logout.
  if (readStored('owner') !== owner) return;
  const latest = readDraftState(questionId, lang);
  if (latest.editedAt === editedAt) {
    applyDraft(questionId, draft, messages.draftReplaced);
  } else {
    // Edited in the meantime. The server must also keep code that has won against the sent code.
    const mustKeep = latest.keepsPrevious === true || draft.typedCode !== typedCode;
    writeDraftState(questionId, lang, { ...latest, revision: draft.revision, keepsPrevious: mustKeep });
  }
}

/** Applies a draft of the server, unless this browser has a newer revision or unsent changes. */
export function receiveDraft(questionId: number, draft: Draft): void {
  const { revision, editedAt } = readDraftState(questionId, draft.lang);
  if (editedAt === undefined && draft.revision > revision) applyDraft(questionId, draft, messages.newerDraft);
}

function applyDraft(questionId: number, { lang, typedCode, revision }: Draft, message: string): void {
  const code = readStored(codeKey(questionId, lang));
  writeDraftState(questionId, lang, { revision });
  if (code === typedCode) return;
  writeStored(codeKey(questionId, lang), typedCode);
  if (code !== null) showToast(message, { id: 'draft' });
}
