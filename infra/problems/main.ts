import os from 'node:os';
import { listPracticeProblems, listProblems, listTwists } from '@dryrun/content/problems';
import { ProofKeys } from '@dryrun/content/proofs/keys';
import { proofKinds, type ProofKind, type Provable } from '@dryrun/content/proofs/proof-run';
import { startTestJudge } from '../../workers/test/judge.ts';
import type { Proof } from '../../workers/test/proof.ts';
import { lessonSubject, proveLessons } from './prove-lessons.ts';
import { problemSubject, proveProblem, type ProblemSubject, type ProvablePart } from './prove-problem.ts';
import { lessonTraceSubject, recordLessons } from './record-lessons.ts';
import { readScope } from './scope.ts';
import { problemTable, problemTitle } from './tables.ts';

/** Time limit of one problem, and of all lessons. Each takes one or two minutes on two idle cores. */
const deadlineMs = 15 * 60_000;

/** `npm run problems` (arguments: scope.ts): proves what has no current proof. Exits with 1 on failure. */
async function main(args: readonly string[]): Promise<void> {
  const keys = new ProofKeys();
  const problems = [...listProblems(), ...listTwists(), ...listPracticeProblems()].map((problem) =>
    problemSubject(problem, keys),
  );
  const lessons = lessonSubject(keys);
  const lessonTraces = lessonTraceSubject(keys);
  const subjects = [...problems, lessons, lessonTraces];
  const scope = readScope(
    args,
    subjects.flatMap(({ names }) => names),
  );
  const dueProblems = problems.map((subject) => ({ subject, due: scope(subject) }));
  const dueLessons = scope(lessons);
  const dueTraces = scope(lessonTraces);
  const outcome = new Outcome();
  await proveProblems(
    dueProblems.filter(({ due }) => due.length > 0),
    outcome,
  );
  if (dueLessons.length > 0) outcome.add(await withinDeadline('lessons', proveLessons(lessons, dueLessons)));
  if (dueTraces.length > 0)
    outcome.add(await withinDeadline('recordings of lessons', recordLessons(lessonTraces, dueTraces)));
  for (const { removeObsolete } of subjects) removeObsolete();

  const due = new Set<Provable>([
    ...dueProblems.flatMap((problem) => problem.due),
    ...dueLessons,
    ...dueTraces,
  ]);
  const current = subjects.flatMap(({ provables, stale }): Provable[] => {
    const staleSet = new Set<Provable>(stale);
    return provables.filter((provable) => !staleSet.has(provable) && !due.has(provable));
  });
  process.stdout.write(formatCounts(outcome.passed, current));
  for (const failure of outcome.failures) process.stderr.write(`FAILED ${failure}\n`);
  const failed = outcome.failures.length;
  process.stdout.write(failed === 0 ? 'All proofs passed.\n' : `Failed proofs: ${failed}\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

class Outcome {
  readonly passed: Provable[] = [];
  readonly failures: string[] = [];

  add({
    passed,
    failures,
  }: {
    readonly passed: readonly Provable[];
    readonly failures: readonly string[];
  }): void {
    this.passed.push(...passed);
    this.failures.push(...failures);
  }
}

async function proveProblems(
  problems: readonly { readonly subject: ProblemSubject; readonly due: readonly ProvablePart[] }[],
  outcome: Outcome,
): Promise<void> {
  if (problems.length === 0) return;
  const complete = new Map<ProblemSubject, readonly Proof[]>();
  const remaining = problems.values();
  const judge = await startTestJudge();
  const proveRemaining = async (): Promise<void> => {
    for (const { subject, due } of remaining) {
      const { problem, provables } = subject;
      const proven = await withinDeadline(problemTitle(problem), proveProblem(judge, subject, due));
      outcome.add(proven);
      process.stdout.write(`${proven.reportMarkdown}\n`);
      if (due.length === provables.length) complete.set(subject, proven.proofs);
    }
  };
  try {
    // Two at a time, so that the judge has work while a problem's last program runs.
    await Promise.all([proveRemaining(), proveRemaining()]);
  } finally {
    await judge.close();
  }
  const rows = problems.flatMap(({ subject }) => {
    const proofs = complete.get(subject);
    return proofs ? [[subject.problem, proofs] as const] : [];
  });
  if (rows.length > 0) process.stdout.write(`## All problems\n\n${problemTable(rows)}\n`);
}

/** Exits the process when the work exceeds the deadline. */
async function withinDeadline<T>(subject: string, work: Promise<T>): Promise<T> {
  const deadline = setTimeout(() => {
    process.stderr.write(`The proofs of ${subject} exceeded ${deadlineMs / 60_000} minutes.\n`);
    process.exit(1);
  }, deadlineMs);
  try {
    return await work;
  } finally {
    clearTimeout(deadline);
  }
}

/** Such as "wrong: 12 proven now, 203 proven earlier". */
function formatCounts(passed: readonly Provable[], current: readonly Provable[]): string {
  const count = (list: readonly Provable[], kind: ProofKind): number =>
    list.filter((provable) => provable.kind === kind).length;
  return proofKinds
    .map((kind) => ({ kind, now: count(passed, kind), earlier: count(current, kind) }))
    .filter(({ now, earlier }) => now + earlier > 0)
    .map(({ kind, now, earlier }) => `${kind}: ${now} proven now, ${earlier} proven earlier\n`)
    .join('');
}

process.stdout.write(`# Proofs of problems and lessons (${os.availableParallelism()} cores)\n\n`);
await main(process.argv.slice(2));
