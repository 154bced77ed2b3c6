import type { Lang } from '@dryrun/contracts/language';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';
import { keepVersion, markEdited } from '../drafts/draftStorage.ts';

export function readSavedCode(questionId: number, lang: Lang, template: string): string {
  return readStored(codeKey(questionId, lang)) ?? template;
}

interface Edit {
  readonly code: string;
  /** The stored code when the edit began. */
  readonly base: string | null;
  /** Replaces the code as a whole, such as a reset. */
  readonly isReplacement: boolean;
}

/**
 * Returns false if the browser refuses storage. Does not store an unchanged template, so that template updates still
 * reach the learner. Keeps replaced code, and code that another tab has stored since the edit began, as a version.
 */
export function saveCode(
  questionId: number,
  lang: Lang,
  { code, base, isReplacement }: Edit,
  template: string,
): boolean {
  const key = codeKey(questionId, lang);
  const stored = readStored(key);
  const next = code === template ? null : code;
  if (next === stored) return writeStored(key, next);
  const replaces = isReplacement || stored !== base;
  if (replaces) keepVersion(questionId, lang);
  const isSaved = writeStored(key, next);
  const startTemplate = next === null ? null : stored === null ? template : undefined;
  markEdited(questionId, lang, { isReplacement: replaces, template: startTemplate });
  return isSaved;
}
