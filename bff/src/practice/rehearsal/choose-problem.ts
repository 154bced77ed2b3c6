import { randomInt } from 'node:crypto';
import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { listProblems, type LoadedProblem } from '@dryrun/content/problems';
import type { rehearsalChoices } from '@dryrun/contracts/rehearsal';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { requireCourseAccess } from '../../current-user/course-access.ts';
import type { Principal } from '../../current-user/sessions.ts';
import { ApiError } from '../../platform/error.ts';

export type Choice = (typeof rehearsalChoices)[number];

interface Candidate {
  readonly problem: LoadedProblem;
  readonly isSolved: boolean;
  readonly rehearsals: number;
}

export interface Candidates {
  readonly list: readonly Candidate[];
  /** Without the course, preview problems can be rehearsed, once. */
  readonly isTrial: boolean;
}

/** The problems that the account may rehearse now. */
export async function listCandidates(db: Kysely<Database>, user: Principal, now: Date): Promise<Candidates> {
  const isTrial = await requireCourseAccess(db, user, builtInCourse.id, now).then(
    () => false,
    (error: unknown) => {
      if (error instanceof ApiError) return true;
      throw error;
    },
  );
  const { rows } = await sql<{ questionId: number; isSolved: boolean; rehearsals: number }>`
    select question_id as "questionId", bool_or(is_solved) as "isSolved", sum(rehearsals)::int as rehearsals
    from (
      select question_id, status_msg = 'Approved' as is_solved, 0 as rehearsals
      from submission where account_id = ${user.id} and status_msg = 'Approved'
      union all
      select question_id, false, 1 from rehearsal where account_id = ${user.id}
    ) as history
    group by question_id`.execute(db);
  const history = new Map(rows.map((row) => [row.questionId, row]));
  const isTrialUsed = isTrial && rows.some(({ rehearsals }) => rehearsals > 0);
  const list = listProblems().flatMap((problem): Candidate[] => {
    const { path, questionId } = problem.signature;
    if (isTrial && (isTrialUsed || !findLesson(path)?.preview)) return [];
    const { isSolved = false, rehearsals = 0 } = history.get(questionId) ?? {};
    return [{ problem, isSolved, rehearsals }];
  });
  return { list, isTrial };
}

export function filterCandidates({ list }: Candidates, choice: Choice): readonly Candidate[] {
  if (choice === 'any') return list;
  return list.filter(({ isSolved }) => isSolved === (choice === 'solved'));
}

/** Draws one of the problems that the account has rehearsed least. Throws `trial_rehearsal_used` or `no_rehearsal_problem`. */
export function drawProblem(candidates: Candidates, choice: Choice): LoadedProblem {
  const chosen = filterCandidates(candidates, choice);
  const fewest = Math.min(...chosen.map(({ rehearsals }) => rehearsals));
  const drawn = chosen.filter(({ rehearsals }) => rehearsals === fewest);
  if (drawn.length === 0) {
    const isTrialUsed = candidates.isTrial && candidates.list.length === 0;
    throw new ApiError(isTrialUsed ? 'trial_rehearsal_used' : 'no_rehearsal_problem');
  }
  return (drawn[randomInt(drawn.length)] as Candidate).problem;
}
