import type { Database } from '@dryrun/migrations/database';
import type { Kysely, Selectable } from 'kysely';
import type { PlannedDay, PlannedItem } from './plan.ts';

/** The column `content` of a plan. */
export interface StoredContent {
  readonly days: readonly PlannedDay[];
  readonly notFitting: readonly PlannedItem[];
  /** The parts of long lessons and problems that are done, by lesson. */
  readonly progress: Readonly<Record<string, { readonly parts: number; readonly minutes: number }>>;
  /** The minutes of each day before days were missed, none of which may grow by more than 20%. */
  readonly earlier: Readonly<Record<string, number>>;
  /** Whether the last day with items was missed. */
  readonly isBehind: boolean;
  /** A plan is computed again when the learner buys a course. */
  readonly ownedCourseIds: readonly number[];
}

export type PlanRow = Omit<Selectable<Database['plan']>, 'content'> & { readonly content: StoredContent };

/** The content of a plan that was not computed yet. */
export const emptyContent: StoredContent = {
  days: [],
  notFitting: [],
  progress: {},
  earlier: {},
  isBehind: false,
  ownedCourseIds: [],
};

/** `isLocked` locks the row until the end of the transaction. */
export async function findPlanRow(
  db: Kysely<Database>,
  accountId: string,
  { isLocked = false } = {},
): Promise<PlanRow | undefined> {
  const row = await db
    .selectFrom('plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row as PlanRow | undefined;
}
