import { adminContract } from '@dryrun/contracts/admin';
import type { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { listAuditEntries } from './audit-log.ts';
import { listCourses } from './courses.ts';
import { setEnrollment } from './enrollment-actions.ts';
import { listEnrollments } from './enrollments.ts';
import { getJudgeHealth } from './judge.ts';
import { emailActions } from './email-actions.ts';
import { listEmails } from './emails.ts';
import { getOverview } from './overview.ts';
import { listPayments } from './payments.ts';
import { listSetup } from './setup.ts';
import { userActions } from './user-actions.ts';
import { getUser, listUsers } from './users.ts';

/** `access: 'admin'` in each contract restricts these endpoints to admins. */
export function adminRoutes(context: Context): Router {
  const { db, clock, catalog } = context;
  return implement(
    adminContract,
    {
      ...userActions(context),
      ...emailActions(context),
      getOverview: () => getOverview(context),
      listUsers: ({ query }) => listUsers(db, query, clock()),
      getUser: ({ params: { id } }) => getUser(db, id, clock()),
      listEnrollments: ({ query }) => listEnrollments(db, query, catalog, clock()),
      listGrantableCourses: async () => catalog.courses.map(({ id, title }) => ({ id, title })),
      listAdminCourses: () => listCourses(db, catalog, clock()),
      listSetup: () => listSetup(context),
      setEnrollment: async ({ body, user }) => ({
        message: await setEnrollment(db, catalog, user.id, body, clock()),
      }),
      listAdminPayments: ({ query }) => listPayments(db, query),
      listEmails: ({ query }) => listEmails(db, query),
      getJudgeHealth: () => getJudgeHealth(context),
      listAuditEntries: ({ query }) => listAuditEntries(db, query),
    },
    context,
  );
}
