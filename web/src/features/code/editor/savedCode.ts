import type { Lang } from '@dryrun/contracts/language';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';

/** Returns the stored code of a question in one language, or the template if none is stored. */
export function readSavedCode(questionId: number, lang: Lang, template: string): string {
  return readStored(codeKey(questionId, lang)) ?? template;
}

/**
 * Stores the code. An unchanged template is not stored, so that template updates still reach the learner. Returns false
 * if the browser refuses storage.
 */
export function saveCode(questionId: number, lang: Lang, code: string, template: string): boolean {
  return writeStored(codeKey(questionId, lang), code === template ? null : code);
}
