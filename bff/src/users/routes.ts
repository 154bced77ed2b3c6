import { profileContract } from '@dryrun/contracts/profile';
import { usersContract } from '@dryrun/contracts/users';
import { Router } from 'express';
import { extendSession } from '../current-user/sessions.ts';
import { getUser } from '../current-user/user.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { exportDownload } from './export-download.ts';
import { accountChangeHandlers } from './account-changes.ts';
import { linkedLoginHandlers } from './linked-logins.ts';
import { profileHandlers } from './profile-handlers.ts';
import { sessionHandlers } from './session-handlers.ts';

export function usersRoutes(context: Context): Router {
  const { db, clock, catalog } = context;
  const me = implement(
    usersContract,
    {
      async getMe({ user }) {
        await extendSession(db, user, clock());
        return getUser(db, user.id, catalog);
      },
    },
    context,
  );
  const profile = implement(
    profileContract,
    {
      ...profileHandlers(context),
      ...sessionHandlers(context),
      ...linkedLoginHandlers(context),
      ...accountChangeHandlers(context),
    },
    context,
  );
  return Router().use(me, profile, exportDownload(context));
}
