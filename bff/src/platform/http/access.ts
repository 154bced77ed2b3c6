import type { Endpoint } from '@dryrun/contracts/endpoint';
import type { Request } from 'express';
import { findPrincipal, type Principal } from '../../current-user/sessions.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Public endpoints ignore an invalid token. Throws `not_logged_in`, `admins_only` or `read_only_view`. */
export async function authorize(
  { access, allowedInView }: Pick<Endpoint, 'access' | 'allowedInView'>,
  req: Request,
  { db, clock }: Context,
): Promise<Principal | undefined> {
  const token = bearer.exec(req.headers.authorization ?? '')?.[1];
  const user = token === undefined ? undefined : await findPrincipal(db, token, clock());
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (user?.isView && !(allowedInView ?? isRead)) throw new ApiError('read_only_view');
  if (access === 'public') return user;
  if (!user) throw new ApiError('not_logged_in');
  if (access === 'admin' && user.role !== 'admin') throw new ApiError('admins_only');
  return user;
}
