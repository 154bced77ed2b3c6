import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { insertEnrollment } from '@dryrun/migrations/rows/testing';
import { createUser, type Learner, type User } from '../system/learner.ts';
import type { System } from '../system/start-system.ts';
import { benchInput } from './programs.ts';

const verdictTimeoutMs = 10 * 60_000;

/** A user who owns the built-in course. */
export type Owner = User;

/** Creates an account with a session and access to the built-in course for a year. */
export async function createOwner(system: System, role: 'user' | 'admin' = 'user'): Promise<Owner> {
  const user = await createUser(system, role);
  await insertEnrollment(system.services.db, user.id);
  return user;
}

export const createOwners = (system: System, count: number): Promise<Owner[]> =>
  Promise.all(Array.from({ length: count }, () => createOwner(system)));

interface Job {
  readonly kind: 'run' | 'submit';
  readonly lang: Lang;
  readonly source: string;
  /** 1 (Three Sum) if omitted. */
  readonly questionId?: number;
  /** The test case of a run; `benchInput` if omitted. */
  readonly input?: string;
  /** Called with the id as soon as the server has accepted the program. */
  readonly onAccepted?: (id: string) => unknown;
}

/** Runs or submits a program and waits for its verdict. */
export async function judge(
  learner: Learner,
  { kind, lang, source, questionId = 1, input = benchInput, onAccepted }: Job,
): Promise<Check & { readonly id: string }> {
  const id =
    kind === 'run'
      ? await learner.run(questionId, lang, source, [input])
      : await learner.submit(questionId, lang, source);
  await onAccepted?.(id);
  return { ...(await learner.waitForResult(kind, id, verdictTimeoutMs)), id };
}

/** Judges a correct program. Returns its id. Throws on another verdict. */
export async function judgeApproved(learner: Learner, job: Job): Promise<string> {
  const { id, statusMsg, compileOutput = '' } = await judge(learner, job);
  if (statusMsg !== 'Approved')
    throw new Error(`${job.questionId ?? 1} in ${job.lang}: ${statusMsg} ${compileOutput}`);
  return id;
}
