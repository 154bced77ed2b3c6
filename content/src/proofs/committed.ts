import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { replaceFile } from './replace-file.ts';

/** The proofs that are committed beside the content: the key of each program, by its name. */
export type CommittedProofs = Readonly<Record<string, string>>;

/** The proofs of all programs in the texts of the course. */
export const lessonProofsFile = path.join(contentFolder, 'course', 'lessons', 'proofs.json');

/** The proofs of a problem's programs, and of the agreement with its brute force. */
export function problemProofsFile({ folder }: { readonly folder: string }): string {
  return path.join(folder, 'proofs.json');
}

/** Reads a `proofs.json`. A missing or damaged file counts as empty, which costs time only. */
export function readCommittedProofs(file: string): CommittedProofs {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(Object.entries(read).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Writes a `proofs.json`, sorted by name so that a diff shows only what changed. */
export function writeCommittedProofs(file: string, proofs: CommittedProofs): void {
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
