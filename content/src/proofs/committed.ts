import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lessonsFolder } from '../lesson-traces.ts';
import { replaceFile } from './replace-file.ts';

export type CommittedProofs = Readonly<Record<string, string>>;

export const lessonProofsFile = path.join(lessonsFolder, 'proofs.json');

export const lessonTraceProofsFile = path.join(lessonsFolder, 'traces', 'proofs.json');

export function problemProofsFile({ folder }: { readonly folder: string }): string {
  return path.join(folder, 'proofs.json');
}

/** Reads a `proofs.json`. A missing or corrupt file counts as empty; its proofs are repeated. */
export function readCommittedProofs(file: string): CommittedProofs {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {};
    return Object.fromEntries(Object.entries(parsed).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Writes a `proofs.json`, sorted by name to keep diffs small. */
export function writeCommittedProofs(file: string, proofs: CommittedProofs): void {
  const sorted = Object.fromEntries(Object.entries(proofs).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
