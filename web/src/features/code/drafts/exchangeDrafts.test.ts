import type { Draft } from '@dryrun/contracts/drafts';
import type { Lang } from '@dryrun/contracts/language';
import { expect, test } from '@jest/globals';
import { clearPersonalData } from '../../../shared/storage.ts';
import { readSavedCode, saveCode } from '../editor/savedCode.ts';
import { isUnsent, listUnsent, readUnsentVersions } from './draftStorage.ts';
import { receiveDraft, sendDraft, sendEach, type SendDraft } from './exchangeDrafts.ts';

type Body = Parameters<SendDraft>[0];

const template = 'class Solution {}\n';
const codeOf = (lang: Lang = 'java') => readSavedCode(1, lang, template);
const edit = (code: string, isReplacement = false) =>
  saveCode(1, 'java', { code, base: localStorage.getItem('code:1:java'), isReplacement }, template);
const draftOf = (typedCode: string | null, revision: number): Draft => ({
  lang: 'java',
  typedCode,
  revision,
  editTime: '2026-12-01T00:00:00.000Z',
});

/** A server that accepts every draft. Returns what it received. */
function acceptDrafts(): { readonly send: SendDraft; readonly bodies: Body[] } {
  const bodies: Body[] = [];
  const send: SendDraft = (body) => {
    bodies.push(body);
    return Promise.resolve(draftOf(body.typedCode, bodies.length));
  };
  return { send, bodies };
}

test('sends an edit once, based on the last revision', async () => {
  const { send, bodies } = acceptDrafts();
  edit('one');
  await sendDraft(send, 1, 'java');
  await sendDraft(send, 1, 'java');
  edit('two');
  await sendDraft(send, 1, 'java');
  expect(bodies.map(({ typedCode, baseRevision }) => [typedCode, baseRevision])).toEqual([
    ['one', 0],
    ['two', 1],
  ]);
  expect(isUnsent(1, 'java')).toBe(false);
});

test('keeps a draft unsent if the request fails', async () => {
  edit('offline');
  await expect(sendDraft(() => Promise.reject(new Error('offline')), 1, 'java')).rejects.toThrow('offline');
  expect(listUnsent()).toEqual([{ questionId: 1, lang: 'java' }]);
  const { send, bodies } = acceptDrafts();
  await sendDraft(send, 1, 'java');
  expect(bodies).toMatchObject([{ typedCode: 'offline' }]);
});

test('sends code of an earlier release as older than any other', async () => {
  localStorage.setItem('code:1:java', 'from an earlier release');
  const { send, bodies } = acceptDrafts();
  await sendDraft(send, 1, 'java');
  expect(bodies).toMatchObject([{ typedCode: 'from an earlier release', baseRevision: 0 }]);
  expect(bodies[0]?.ageMs).toBeGreaterThan(1e12);
});

test('sends a reset as the template and asks to keep the replaced code', async () => {
  const { send, bodies } = acceptDrafts();
  edit('mine');
  await sendDraft(send, 1, 'java');
  edit(template, true);
  await sendDraft(send, 1, 'java');
  expect(bodies[1]).toMatchObject({ typedCode: null, keepsPrevious: true });
  expect(codeOf()).toBe(template);
});

test('sends unsent code that was replaced as a version', async () => {
  const { send, bodies } = acceptDrafts();
  edit('mine, not sent yet');
  edit(template, true);
  await sendDraft(send, 1, 'java');
  expect(bodies.map(({ typedCode }) => typedCode)).toEqual(['mine, not sent yet', null]);
  expect(readUnsentVersions(1, 'java')).toEqual([]);
});

test('sends the draft although the server refuses the replaced code, and rejects', async () => {
  const { send, bodies } = acceptDrafts();
  edit('too long');
  edit('mine', true);
  const refuse: SendDraft = (body) =>
    body.typedCode === 'too long' ? Promise.reject(new Error('refused')) : send(body);
  await expect(sendDraft(refuse, 1, 'java')).rejects.toThrow('refused');
  expect(bodies.map(({ typedCode }) => typedCode)).toEqual(['mine']);
  expect(readUnsentVersions(1, 'java')).toMatchObject([{ code: 'too long' }]);
});

test('sends the other drafts although one fails, and rejects', async () => {
  const sent: Lang[] = [];
  const sendItem = (lang: Lang) =>
    lang === 'java' ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(lang));
  await expect(sendEach(['java', 'python3', 'c_cpp'], sendItem)).rejects.toThrow('refused');
  expect(sent).toEqual(['python3', 'c_cpp']);
});

test('keeps the code of another tab that was stored since the edit began', () => {
  edit('of the other tab');
  saveCode(1, 'java', { code: 'of this tab', base: null, isReplacement: false }, template);
  expect(codeOf()).toBe('of this tab');
  expect(readUnsentVersions(1, 'java')).toMatchObject([{ code: 'of the other tab' }]);
});

test('loads newer code of another device, even if it replaces an edit that was sent', async () => {
  receiveDraft(1, draftOf('from the laptop', 3));
  expect(codeOf()).toBe('from the laptop');
  receiveDraft(1, draftOf('older', 2));
  expect(codeOf()).toBe('from the laptop');
  edit('from the phone');
  receiveDraft(1, draftOf('from the laptop again', 4));
  expect(codeOf()).toBe('from the phone');
  await sendDraft(() => Promise.resolve(draftOf('from the laptop again', 4)), 1, 'java');
  expect(codeOf()).toBe('from the laptop again');
  expect(isUnsent(1, 'java')).toBe(false);
});

test('keeps an edit that was made during a request, and sends it with a request to keep the other code', async () => {
  edit('first');
  let respond: (draft: Draft) => void = () => {};
  const sent = sendDraft(() => new Promise((resolve) => (respond = resolve)), 1, 'java');
  localStorage.setItem('draft:1:java', '{"revision":0,"editedAt":1}');
  localStorage.setItem('code:1:java', 'second');
  respond(draftOf('of another device', 7));
  await sent;
  expect(codeOf()).toBe('second');
  const { send, bodies } = acceptDrafts();
  await sendDraft(send, 1, 'java');
  expect(bodies).toMatchObject([{ typedCode: 'second', baseRevision: 7, keepsPrevious: true }]);
});

test('waits for a pending request and then sends the edit that was made during it', async () => {
  const { send, bodies } = acceptDrafts();
  edit('first');
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  const first = sendDraft((body) => response.then(() => send(body)), 1, 'java');
  localStorage.setItem('draft:1:java', '{"revision":0,"editedAt":1}');
  localStorage.setItem('code:1:java', 'second');
  const second = sendDraft(send, 1, 'java');
  respond();
  await Promise.all([first, second]);
  expect(bodies.map(({ typedCode }) => typedCode)).toEqual(['first', 'second']);
  expect(isUnsent(1, 'java')).toBe(false);
});

test('ignores a response that arrives after the logout', async () => {
  localStorage.setItem('owner', 'ada@example.com');
  edit('mine');
  let respond: (draft: Draft) => void = () => {};
  const sent = sendDraft(() => new Promise((resolve) => (respond = resolve)), 1, 'java');
  clearPersonalData();
  respond(draftOf('mine', 1));
  await sent;
  expect({ ...localStorage }).toEqual({});
});
