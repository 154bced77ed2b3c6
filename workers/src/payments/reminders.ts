import { daysLeft } from '@dryrun/contracts/access';
import { emailRow } from '@dryrun/contracts/emails';
import type { PaymentsContext } from './context.ts';

const dayMs = 24 * 3600 * 1000;

/** Days before the end on which its owner is told; 0 is the day itself. */
const reminderDays = [30, 7, 1, 0] as const;

/** The reminder that is due for access ending at `expiresAt`; only the latest when several were missed. */
export function dueReminder(expiresAt: Date, now: Date): number | undefined {
  if (expiresAt <= now) return undefined;
  const left = daysLeft(expiresAt, now);
  return reminderDays.findLast((days) => left <= days);
}

/** Queues a mail for everyone whose access ends in 30, 7 or 1 days or today, each once for each end. Gives how many. */
export async function remindOfEnds({ db, courses, clock, log }: PaymentsContext): Promise<number> {
  const now = clock();
  const ending = await db
    .selectFrom('enrollment')
    .innerJoin('account', 'account.id', 'enrollment.account_id')
    .select(['account.id', 'account.email', 'enrollment.course_id', 'enrollment.expires_at'])
    .where('enrollment.expires_at', '>', now)
    .where('enrollment.expires_at', '<', new Date(now.getTime() + 32 * dayMs))
    .execute();
  let queued = 0;
  for (const { id: accountId, email: recipient, course_id: courseId, expires_at: expiresAt } of ending) {
    const course = courses.find(({ id }) => id === courseId);
    const reminder = dueReminder(expiresAt, now);
    if (!course || reminder === undefined) continue;
    const repeatKey = `access-ends-${accountId}-${courseId}-${expiresAt.getTime()}-${reminder}`;
    const mail = emailRow(
      'access-ends',
      { accountId, recipient, repeatKey },
      {
        courseTitle: course.title,
        coursePath: course.path,
        expiresAt: expiresAt.toISOString(),
        daysLeft: daysLeft(expiresAt, now),
      },
    );
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('mail')
      .values(mail)
      .onConflict((conflict) => conflict.column('repeat_key').doNothing())
      .executeTakeFirst();
    queued += Number(numInsertedOrUpdatedRows);
  }
  if (queued > 0) log.info({ queued }, 'reminders of ending access');
  return queued;
}
