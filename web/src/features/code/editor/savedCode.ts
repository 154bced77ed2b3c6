import type { Lang } from '@dryrun/contracts/language';
import { codeKey, readStored, writeStored } from '../../../shared/storage.ts';

/** A learner's code for a question in one language: what was saved, else the template. */
export function readSavedCode(questionId: number, lang: Lang, template: string): string {
  return readStored(codeKey(questionId, lang)) ?? template;
}

/**
 * Saves a learner's code. An untouched template is not stored, so that a better template reaches who has not
 * begun. False means that the browser refused and the code will not survive a reload.
 */
export function saveCode(questionId: number, lang: Lang, code: string, template: string): boolean {
  return writeStored(codeKey(questionId, lang), code === template ? null : code);
}
