import { usersContract } from '@dryrun/contracts/users';
import type { Router } from 'express';
import { extendSession } from '../caller/sessions.ts';
import { getUser } from '../caller/user.ts';
import type { Context } from '../context.ts';
import { implement } from '../http/implement.ts';

/** The person logged in. */
export function usersRoutes(context: Context): Router {
  const { db, clock } = context;
  return implement(
    usersContract,
    {
      async getMe({ user }) {
        await extendSession(db, user, clock());
        return getUser(db, user.id);
      },
    },
    context,
  );
}
