import type { Lang } from '@dryrun/contracts/language';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';

export function readSavedCode(questionId: number, lang: Lang, template: string): string {
  return readStored(codeKey(questionId, lang)) ?? template;
}

/**
 * Returns false if the browser refuses storage. Does not store an unchanged template, so that template updates still
 * reach the learner.
 */
export function saveCode(questionId: number, lang: Lang, code: string, template: string): boolean {
  return writeStored(codeKey(questionId, lang), code === template ? null : code);
}
