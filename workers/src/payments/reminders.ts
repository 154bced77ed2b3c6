import { daysLeft, reminderDays } from '@dryrun/contracts/access';
import { isOnSale } from '@dryrun/contracts/courses';
import { isActiveEnrollment } from '@dryrun/migrations/active-enrollments';
import { insertEmail } from '../insert-email.ts';
import type { PaymentsContext } from './context.ts';

const dayMs = 24 * 3600 * 1000;

/** Returns days before `expiresAt`, or undefined. If several reminders were missed, only the latest one is due. */
export function dueReminder(expiresAt: Date, now: Date): number | undefined {
  if (expiresAt <= now) return undefined;
  const remainingDays = daysLeft(expiresAt, now);
  return reminderDays.findLast((days) => remainingDays <= days);
}

/** Queues each reminder once. Returns the number of queued emails. */
export async function queueAccessReminders({ db, courses, clock, log }: PaymentsContext): Promise<number> {
  const now = clock();
  const endingEnrollments = await db
    .selectFrom('enrollment')
    .innerJoin('account', 'account.id', 'enrollment.account_id')
    .select(['account.id', 'account.email', 'enrollment.course_id', 'enrollment.expires_at'])
    .where(isActiveEnrollment(now))
    .where('enrollment.expires_at', '<', new Date(now.getTime() + (reminderDays[0] + 1) * dayMs))
    .execute();
  let queued = 0;
  for (const {
    id: accountId,
    email: recipient,
    course_id: courseId,
    expires_at: expiresAt,
  } of endingEnrollments) {
    const course = courses.find(({ id }) => id === courseId);
    const reminder = dueReminder(expiresAt, now);
    if (!course || reminder === undefined) continue;
    const repeatKey = `access-ends-${accountId}-${courseId}-${expiresAt.getTime()}-${reminder}`;
    const isQueued = await insertEmail(
      db,
      'access-ends',
      { accountId, recipient, repeatKey },
      {
        courseTitle: course.title,
        coursePath: course.path,
        expiresAt: expiresAt.toISOString(),
        daysLeft: daysLeft(expiresAt, now),
        isOnSale: isOnSale(course),
      },
    );
    if (isQueued) queued += 1;
  }
  if (queued > 0) log.info({ queued }, 'queued access reminders');
  return queued;
}
