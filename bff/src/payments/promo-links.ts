import { builtInCourse } from '@dryrun/content/course/outline';
import type { Database } from '@dryrun/migrations/database';
import { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { knownPath } from '../platform/http/known-path.ts';

const word = /^\/([A-Za-z]{2,32})\/?$/;

/** The promo code behind a word, in any case of its letters, if it was made to be a link and is still valid. */
export async function findLinkedCode(
  db: Kysely<Database>,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('promo_code')
    .select('code')
    .where('code', '=', name.toUpperCase())
    .where('is_link', '=', true)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
  return found?.code;
}

/** Sends /{name} on to checkout with the promo code of that name; every other path is left to the client. */
export function promoLinks({ db, clock, log }: Context): Router {
  const router = Router();
  router.use(async (req, res, next) => {
    const name = word.exec(req.path)?.[1];
    if (name === undefined || req.method !== 'GET' || knownPath(req.path)) return next();
    const code = await findLinkedCode(db, name, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'could not look for a promo link'); // the client's page asks again
      return undefined;
    });
    if (code === undefined) return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.redirect(302, `/buy/${builtInCourse.path}?promo=${encodeURIComponent(code)}`);
  });
  return router;
}
