import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@dryrun/content/proofs/source-tree';
import { listChangedFiles } from './changed-files.ts';

/** Something with a `proofs.json`: a problem, or the lessons. */
export interface Subject<T> {
  /** Its names on the command line. */
  readonly names: readonly string[];
  readonly folder: string;
  readonly provables: readonly T[];
  /** Those without a current entry in `proofs.json`. */
  readonly stale: readonly T[];
}

export type Scope = <T>(subject: Subject<T>) => readonly T[];

/**
 * Without arguments, selects stale proofs; with `--all`, all; with names, all proofs of these subjects.
 * `--changed` selects all proofs of subjects with a stale proof or, with `--since <git revision>`, whose
 * folder changed since the merge base. Throws on unknown names and contradictory options.
 */
export function readScope(args: readonly string[], known: readonly string[]): Scope {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, since: { type: 'string' } },
  });
  const { all = false, changed = false, since } = values;
  if (Number(all) + Number(changed) + Number(names.length > 0) > 1)
    throw new Error('Use only one of --all, --changed and names.');
  if (since !== undefined && !changed) throw new Error('--since requires --changed.');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown problem: ${unknown.join(', ')}`);

  if (all) return ({ provables }) => provables;
  if (names.length > 0)
    return (subject) => (subject.names.some((name) => names.includes(name)) ? subject.provables : []);
  if (!changed) return ({ stale }) => stale;
  const files = since === undefined ? [] : listChangedFiles(since);
  return ({ folder, provables, stale }) => (stale.length > 0 || hasChanged(folder, files) ? provables : []);
}

/** A twist lies in its problem's folder, but is a subject of its own. */
function hasChanged(folder: string, files: readonly string[] | undefined): boolean {
  const prefix = `${path.relative(repositoryRoot, folder)}/`;
  const isOwn = (file: string): boolean =>
    file.startsWith(prefix) && !file.slice(prefix.length).startsWith('twist/');
  return files === undefined || files.some(isOwn);
}
