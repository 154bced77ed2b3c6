import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { isKnownPath } from '../platform/http/known-path.ts';

const namePattern = /^\/([A-Za-z]{2,32})\/?$/;

/** Finds the promo code by name, ignoring case, if it is a link and has not expired. */
export async function findLinkedCode(
  db: Kysely<Database>,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('promo_code')
    .select('code')
    .where('code', '=', name.toUpperCase())
    .where('is_link', '=', true)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
  return row?.code;
}

/** Redirects /{name} to checkout with the promo code of that name. */
export function promoLinks({ db, clock, log }: Context): Router {
  const router = Router();
  router.use(async (req, res, next) => {
    const name = namePattern.exec(req.path)?.[1];
    if (name === undefined || req.method !== 'GET' || isKnownPath(req.path)) return next();
    const code = await findLinkedCode(db, name, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'could not look up a promo link'); // the client retries
      return undefined;
    });
    if (code === undefined) return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.redirect(302, `/buy/${builtInCourse.path}?promo=${encodeURIComponent(code)}`);
  });
  return router;
}
