import { hasPractice } from '@dryrun/contracts/courses';
import type { HandlerResult } from '@dryrun/contracts/endpoint';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { planContract, type getPlan } from '@dryrun/contracts/plan';
import { readLearner } from '@dryrun/planning/learner';
import { dateIn, saveInterview } from '@dryrun/planning/learner-day';
import { refreshPlan } from '@dryrun/planning/recompute';
import { emptyContent } from '@dryrun/planning/stored-plan';
import type { Router } from 'express';
import { requireInterviewDay } from '../current-user/interview-day.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { endCalendar, renewCalendar } from './calendar.ts';
import { gradePlacement, listPlacementQuestions } from './placement.ts';
import { toPlanView } from './plan-view.ts';

export function planRoutes(context: Context): Router {
  const { db, clock, catalog, rateLimits } = context;
  return implement(
    planContract,
    {
      async getPlan({ user }) {
        await rateLimits.consume('plan', user.id);
        return readPlan(context, user);
      },
      async savePlan({ body: { interviewOn, timeZone, minutes }, user }) {
        await rateLimits.consume('planChange', user.id);
        if (!offersPlans(catalog)) throw new ApiError('practice_off');
        const now = clock();
        const today = dateIn(timeZone, now);
        requireInterviewDay(interviewOn, today);
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('account').set({ time_zone: timeZone }).where('id', '=', user.id).execute();
          await saveInterview(trx, user.id, interviewOn, now);
          await trx
            .insertInto('plan')
            .values({
              account_id: user.id,
              minutes: JSON.stringify(minutes),
              started_on: today,
              computed_on: today,
              computed_at: now,
              content: JSON.stringify(emptyContent),
            })
            .onConflict((conflict) =>
              conflict.column('account_id').doUpdateSet({ minutes: JSON.stringify(minutes) }),
            )
            .execute();
        });
        return readPlan(context, user, true);
      },
      async deletePlan({ user }) {
        await rateLimits.consume('planChange', user.id);
        await db.transaction().execute(async (trx) => {
          await trx.deleteFrom('plan').where('account_id', '=', user.id).execute();
          await saveInterview(trx, user.id, null, clock());
        });
      },
      async getPlacement({ user }) {
        await rateLimits.consume('plan', user.id);
        const learner = await readLearner(db, user.id, clock());
        return { questions: listPlacementQuestions(catalog, learner) };
      },
      async savePlacement({ body: { answers }, user }) {
        await rateLimits.consume('planChange', user.id);
        const results = gradePlacement(catalog, await readLearner(db, user.id, clock()), answers);
        const placement = results.map(({ lessonId, isRight }) => ({ lessonId, isRight }));
        const { numUpdatedRows } = await db
          .updateTable('plan')
          .set({ placement: JSON.stringify(placement) })
          .where('account_id', '=', user.id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new ApiError('plan_not_found');
        await readPlan(context, user, true);
        return { results };
      },
      async createCalendar({ user }) {
        await rateLimits.consume('planChange', user.id);
        return { path: await renewCalendar(context, user.id) };
      },
      async revokeCalendar({ user }) {
        await rateLimits.consume('planChange', user.id);
        await endCalendar(context, user.id);
      },
    },
    context,
  );
}

async function readPlan(
  { db, catalog, clock }: Context,
  user: Principal,
  isChanged = false,
): Promise<HandlerResult<typeof getPlan>> {
  const options = { isStored: !user.isView, isChanged };
  const current = await refreshPlan({ db, courses: catalog, now: clock() }, user.id, options);
  const account = await db
    .selectFrom('account')
    .leftJoin('memory_plan', 'memory_plan.account_id', 'account.id')
    .select(['account.time_zone as timeZone', 'memory_plan.interview_on as interviewOn'])
    .where('account.id', '=', user.id)
    .executeTakeFirstOrThrow();
  return omitUndefined({
    plan: current && toPlanView(catalog, current),
    timeZone: account.timeZone ?? undefined,
    interviewOn: account.interviewOn ?? undefined,
    isOff: offersPlans(catalog) ? undefined : true,
  });
}

const offersPlans = ({ courses }: Context['catalog']): boolean =>
  courses.some((course) => hasPractice(course, 'plan'));
