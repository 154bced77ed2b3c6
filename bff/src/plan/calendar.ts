import { randomBytes } from 'node:crypto';
import { refreshPlan } from '@dryrun/planning/recompute';
import { tokenHash } from '@dryrun/runtime/secret-key';
import { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { addressKey } from '../platform/rate-limits.ts';
import { createCalendarFeed } from './calendar-feed.ts';
import { toPlanView } from './plan-view.ts';

const feedPath = '/plan/calendar';

/** Returns the path of the new feed. Only a hash of its token is stored. */
export async function renewCalendar({ db, clock }: Context, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { numUpdatedRows } = await db
    .updateTable('plan')
    .set({ calendar_hash: tokenHash(token), calendar_created_at: clock() })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('plan_not_found');
  return `/api${feedPath}/${token}.ics`;
}

export async function endCalendar({ db }: Context, accountId: string): Promise<void> {
  await db
    .updateTable('plan')
    .set({ calendar_hash: null, calendar_created_at: null })
    .where('account_id', '=', accountId)
    .execute();
}

/**
 * GET /plan/calendar/{token}.ics. Calendars send no login, so the token is the only key. Computes the plan again on the
 * first request of a day.
 */
export function calendarFeed(context: Context): Router {
  const { db, catalog, clock, config, rateLimits } = context;
  const router = Router();
  router.get(`${feedPath}/:file`, async (req, res) => {
    res.locals['route'] = `${feedPath}/:file`;
    const token = /^([A-Za-z0-9_-]{43})\.ics$/.exec(req.params.file)?.[1] ?? '';
    const hash = tokenHash(token);
    await rateLimits.consume('calendar', hash.toString('base64url'));
    const found = await db
      .selectFrom('plan')
      .leftJoin('account_deletion', 'account_deletion.account_id', 'plan.account_id')
      .select('plan.account_id')
      .where('calendar_hash', '=', hash)
      .where('account_deletion.account_id', 'is', null)
      .executeTakeFirst();
    if (!found) {
      await rateLimits.consume('unknownCalendar', addressKey(req.ip ?? ''));
      throw new ApiError('calendar_not_found');
    }
    const current = await refreshPlan({ db, courses: catalog, now: clock() }, found.account_id);
    const feed = createCalendarFeed(current && toPlanView(catalog, current), {
      planId: hash.toString('hex').slice(0, 16),
      appUrl: config.APP_URL,
      computedAt: current?.row.computed_at ?? clock(),
    });
    res.set('Cache-Control', 'private, no-cache');
    res.set('Content-Disposition', 'inline; filename="plan.ics"');
    res.type('text/calendar; charset=utf-8').send(feed);
  });
  return router;
}
