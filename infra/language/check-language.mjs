import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Texts for learners, where everyday words are right. */
const pages = /(^|\/)content\/pages\//;

/** Refused words of `docs/language.md`: the pattern, the advice, and the files where the word is right. */
const refused = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'name the person: the caller, the account owner, an attacker'],
  [/(?<!user: |['|])\b(nobody|somebody)\b(?![@'])/i, 'no one or someone; better, name the person'],
  [/\b(cupboard|lull)s?\b/i, 'the usual word'],
  [/\bmade ready\b/i, 'prewarmed'],
  [/\bhand(s|ed)? in\b/i, 'load, send or pass'],
  [/\bstand-?ins?\b/i, 'fake or substitute'],
  // Excludes methods such as Python's `file.tell()`.
  [
    /(?<!\.)\b(tells?|told)\b/i,
    'the exact verb: show, report, return, notify, describe, distinguish, warn',
    pages,
  ],
  [/\bhalf characters?\b/i, 'lone surrogate'],
  [/\be-mails?\b/i, 'email'],
  [/(?<![-/`])\benrolments?\b/i, 'enrollment'],
  [/\b(cancelled|cancelling)\b/i, 'canceled, canceling'],
  [/\b(colour|behaviour|favour|honour)(s|ed|ing)?\b/i, 'American spelling: color, behavior'],
  [/\bartefacts?\b/i, 'artifact'],
  [/\blicence\b/i, 'license'],
];

/** Comments that start with a subordinate clause need a second reading. */
const commentStart = /(?:^|[\s;{}])(?:\/\/|\/?\*\*?|#)\s+(What|Whoever|Whose|As long as)\s(?![^.]*\?)/;

const files = process.argv.length > 2 ? process.argv.slice(2) : listTrackedFiles();

function listTrackedFiles() {
  return execFileSync(
    'git',
    [
      'ls-files',
      '*.ts',
      '*.tsx',
      '*.mjs',
      '*.css',
      '*.md',
      '*.sh',
      '*.yaml',
      '*.yml',
      '*.java',
      '*.py',
      '*.hpp',
    ],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((file) => !/^content\/(blog|course)\/|^infra\/language\/|^workers\/test\/hostile\//.test(file));
}

const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => [
      ...refused
        .filter(
          ([pattern, , allowedIn]) =>
            pattern.test(line) && !line.includes('language: allow') && !allowedIn?.test(file),
        )
        .map(([pattern, better]) => `${file}:${index + 1}: "${pattern.exec(line)?.[0]}": write ${better}`),
      ...(!file.endsWith('.md') && commentStart.test(line)
        ? [`${file}:${index + 1}: start the sentence with its subject`]
        : []),
    ]),
);

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.length} problems; the rules are in docs/language.md.\n`);
  process.exitCode = 1;
}
