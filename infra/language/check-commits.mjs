import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const maxLength = 72;
const rule = `Write "scope: imperative summary" in at most ${maxLength} characters, such as "judge: keep the verdict of a program that exits early".`;
const notImperative =
  /^(added|adds|adding|fixed|fixes|fixing|changed|changes|removed|removes|updated|updates|moved|moves)\b/i;

/** Returns the reason why a commit's subject is refused, or undefined. */
export function findSubjectError(subject) {
  if (/^(Merge|Revert) /.test(subject)) return undefined;
  if (subject.length > maxLength) return `it has ${subject.length} characters`;
  const summary = /^[a-z0-9-]+(?:[/, ]+[a-z0-9-]+)*(?:\([a-z0-9-]+\))?: (\S.*)$/.exec(subject)?.[1];
  if (summary === undefined) return 'it has no scope';
  if (notImperative.test(summary)) return 'its verb is not imperative';
  if (/[.;]$/.test(summary)) return 'it ends with punctuation';
  return undefined;
}

/** Subjects of the commits made since this check was added. */
function listNewSubjects() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const since = git('log', '--diff-filter=A', '--format=%H', '--', 'infra/git-hooks/commit-msg')
    .split('\n')
    .at(-1);
  return git('log', '--no-merges', '--format=%s', ...(since ? [`${since}..HEAD`] : ['-1']))
    .split('\n')
    .filter(Boolean);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [messageFile] = process.argv.slice(2);
  const subjects = messageFile ? [readFileSync(messageFile, 'utf8').split('\n')[0] ?? ''] : listNewSubjects();
  const errors = subjects.flatMap((subject) => {
    const error = findSubjectError(subject);
    return error === undefined ? [] : [`"${subject}": ${error}.`];
  });
  for (const error of errors) process.stderr.write(`${error}\n`);
  if (errors.length > 0) {
    process.stderr.write(`${rule}\n`);
    process.exitCode = 1;
  }
}
