import type { Draft, saveDraft } from '@dryrun/contracts/drafts';
import type { Input } from '@dryrun/contracts/endpoint';
import type { Lang } from '@dryrun/contracts/language';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';
import { showToast } from '../../../shared/ui/toast.tsx';
import { messages } from '../messages.ts';
import {
  readDraftState,
  readUnsentVersions,
  writeDraftState,
  writeUnsentVersions,
  type UnsentVersion,
} from './draftStorage.ts';

export type SendDraft = (body: Input<typeof saveDraft>['body']) => Promise<Draft>;

const sending = new Map<string, Promise<void>>();

/** Sends items in order. Continues after a failure, and rejects with the first one at the end. */
export async function sendEach<Item>(
  items: readonly Item[],
  sendItem: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await sendItem(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

/** Sends a draft after a pending request, which may lack the last edit. Rejects if it stays unsent. */
export function sendDraft(send: SendDraft, questionId: number, lang: Lang): Promise<void> {
  const key = codeKey(questionId, lang);
  const sendNow = () => sendOnce(send, questionId, lang);
  const promise = sending.get(key)?.then(sendNow, sendNow) ?? sendNow();
  sending.set(key, promise);
  const forget = () => sending.get(key) === promise && sending.delete(key);
  promise.then(forget, forget);
  return promise;
}

async function sendOnce(send: SendDraft, questionId: number, lang: Lang): Promise<void> {
  const owner = readStored('owner');
  const ageOf = (time: number) => Math.max(0, Date.now() - time);
  /** False after a logout or the login of another account. */
  const isSameOwner = () => readStored('owner') === owner;
  const sendVersion = async ({ code, editedAt }: UnsentVersion) => {
    // Without a base revision, the server keeps the older of the two as a version.
    const draft = { questionId, lang, typedCode: code, baseRevision: 0, keepsPrevious: false };
    await send({ ...draft, ageMs: ageOf(editedAt) });
    if (!isSameOwner()) return;
    const unsent = readUnsentVersions(questionId, lang).filter((version) => version.code !== code);
    writeUnsentVersions(questionId, lang, unsent);
  };
  const sendLatest = async () => {
    const typedCode = readStored(codeKey(questionId, lang));
    const { revision, editedAt, keepsPrevious = false, template } = readDraftState(questionId, lang);
    if (editedAt === undefined) return;
    const change = { typedCode, baseRevision: revision, keepsPrevious, ...omitUndefined({ template }) };
    const draft = await send({ questionId, lang, ...change, ageMs: ageOf(editedAt) });
    if (!isSameOwner()) return;
    const latest = readDraftState(questionId, lang);
    if (latest.editedAt === editedAt) {
      applyDraft(questionId, draft, messages.draftReplaced);
    } else {
      // The code was edited during the request. If newer code replaced it on the server, keep that as a version.
      const mustKeep = latest.keepsPrevious === true || draft.typedCode !== typedCode;
      writeDraftState(questionId, lang, { ...latest, revision: draft.revision, keepsPrevious: mustKeep });
    }
  };
  // The server refuses some code, such as too long code. It must not block the rest.
  const versions = readUnsentVersions(questionId, lang);
  await sendEach([...versions.map((version) => () => sendVersion(version)), sendLatest], (sendPart) =>
    isSameOwner() ? sendPart() : Promise.resolve(),
  );
}

/** Applies a draft of the server, unless this browser has a newer revision or unsent changes. */
export function receiveDraft(questionId: number, draft: Draft): void {
  const { revision, editedAt } = readDraftState(questionId, draft.lang);
  if (editedAt === undefined && draft.revision > revision) applyDraft(questionId, draft, messages.newerDraft);
}

function applyDraft(questionId: number, draft: Draft, message: string): void {
  const { lang, typedCode, revision, template } = draft;
  const code = readStored(codeKey(questionId, lang));
  writeDraftState(questionId, lang, { revision, ...omitUndefined({ template }) });
  if (code === typedCode) return;
  writeStored(codeKey(questionId, lang), typedCode);
  if (code !== null) showToast(message, { id: 'draft' });
}
