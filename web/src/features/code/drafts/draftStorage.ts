import { langs, type Lang } from '@dryrun/contracts/language';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { parseJson } from '../../../shared/parseJson.ts';
import { codeKey, readStored, storedKeys, writeStored } from '../../../shared/storage.ts';

/** The state of the server's draft, as this browser last saw it. */
interface DraftState {
  /** The server's revision that the code is based on; 0 for none. */
  readonly revision: number;
  /** Time of the edit that the server doesn't have yet, in ms since the epoch. */
  readonly editedAt?: number;
  /** The server must keep the replaced code as a version. */
  readonly keepsPrevious?: boolean;
  /** The template that the code started from, or that its owner saw last. Unknown for code of earlier releases. */
  readonly template?: string;
}

/** Code that was replaced before the server received it. */
export interface UnsentVersion {
  readonly code: string;
  readonly editedAt: number;
}

/** Earlier releases did not store the time of edits. Their code is older than any other. */
const unknownTime = 0;
const maxUnsentVersions = 5;

export const draftKey = (questionId: number, lang: Lang) => `draft:${questionId}:${lang}` as const;
const versionsKey = (questionId: number, lang: Lang) => `versions:${questionId}:${lang}` as const;

/** Parses the stored value; undefined for none and for an invalid one. */
export function parseDraftState(json: string | null): DraftState | undefined {
  const state = parseJson(json) as Partial<DraftState> | null | undefined;
  return typeof state?.revision === 'number' ? { ...state, revision: state.revision } : undefined;
}

export function readDraftState(questionId: number, lang: Lang): DraftState {
  const state = parseDraftState(readStored(draftKey(questionId, lang)));
  if (state) return state;
  const hasCode = readStored(codeKey(questionId, lang)) !== null;
  return { revision: 0, ...(hasCode && { editedAt: unknownTime }) };
}

export function writeDraftState(questionId: number, lang: Lang, state: DraftState): void {
  writeStored(draftKey(questionId, lang), JSON.stringify(state));
}

interface EditMark {
  readonly isReplacement: boolean;
  /** The template that the code started from: null if it is unchanged, undefined to keep the stored one. */
  readonly template: string | null | undefined;
}

export function markEdited(questionId: number, lang: Lang, { isReplacement, template }: EditMark): void {
  const { revision, keepsPrevious = false, template: storedTemplate } = readDraftState(questionId, lang);
  writeDraftState(
    questionId,
    lang,
    omitUndefined({
      revision,
      editedAt: Date.now(),
      keepsPrevious: keepsPrevious || isReplacement,
      template: template === undefined ? storedTemplate : (template ?? undefined),
    }),
  );
}

/** Records that the code's owner has seen a template and keeps the code. */
export function acceptTemplate(questionId: number, lang: Lang, template: string): void {
  markEdited(questionId, lang, { isReplacement: false, template });
}

/** Keeps the stored code, which is about to be replaced, as a version. */
export function keepVersion(questionId: number, lang: Lang): void {
  const code = readStored(codeKey(questionId, lang));
  const { editedAt } = readDraftState(questionId, lang);
  if (code === null || editedAt === undefined) return; // The server has it.
  const versions = [...readUnsentVersions(questionId, lang), { code, editedAt }].slice(-maxUnsentVersions);
  writeUnsentVersions(questionId, lang, versions);
}

export function readUnsentVersions(questionId: number, lang: Lang): readonly UnsentVersion[] {
  const versions = parseJson(readStored(versionsKey(questionId, lang)));
  return Array.isArray(versions) ? (versions as UnsentVersion[]) : [];
}

export function writeUnsentVersions(
  questionId: number,
  lang: Lang,
  versions: readonly UnsentVersion[],
): void {
  writeStored(versionsKey(questionId, lang), versions.length === 0 ? null : JSON.stringify(versions));
}

export function isUnsent(questionId: number, lang: Lang): boolean {
  return (
    readDraftState(questionId, lang).editedAt !== undefined || readUnsentVersions(questionId, lang).length > 0
  );
}

const keyPattern = new RegExp(`^(?:code|draft|versions):(\\d+):(${langs.join('|')})$`);

export function listUnsent(): { questionId: number; lang: Lang }[] {
  const drafts = new Map<string, { questionId: number; lang: Lang }>();
  for (const key of storedKeys()) {
    const [, id, lang] = keyPattern.exec(key) ?? [];
    if (id !== undefined) drafts.set(`${id}:${lang}`, { questionId: Number(id), lang: lang as Lang });
  }
  return [...drafts.values()].filter(({ questionId, lang }) => isUnsent(questionId, lang));
}
