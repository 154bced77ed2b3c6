import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-folder.ts';
import { replaceFile } from './replace-file.ts';

/** Committed proofs: the key of each program by name. */
export type CommittedProofs = Readonly<Record<string, string>>;

/** Proofs of all programs in lesson texts. */
export const lessonProofsFile = path.join(contentFolder, 'course', 'lessons', 'proofs.json');

/** Proofs of a problem's programs and of its brute-force check. */
export function problemProofsFile({ folder }: { readonly folder: string }): string {
  return path.join(folder, 'proofs.json');
}

/** Reads a `proofs.json`. A missing or corrupt file counts as empty; its proofs are repeated. */
export function readCommittedProofs(file: string): CommittedProofs {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(Object.entries(read).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Writes a `proofs.json`, sorted by name to keep diffs small. */
export function writeCommittedProofs(file: string, proofs: CommittedProofs): void {
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
