import { builtInCourse } from '@dryrun/content/course/outline';
import { isOnSale } from '@dryrun/contracts/courses';
import { pagePath } from '@dryrun/contracts/pages';
import { promoLinkName } from '@dryrun/contracts/promo-codes';
import { Router } from 'express';
import type { Context } from '../platform/context.ts';
import { isKnownPath } from '../platform/http/known-path.ts';

const linkPattern = new RegExp(`^/(${promoLinkName})/?$`);

/** Finds an unexpired promo link by name, ignoring case, and the course that it leads to. */
export async function findPromoLink(
  { db, catalog }: Pick<Context, 'db' | 'catalog'>,
  name: string,
  now: Date,
): Promise<{ promoCode: string; coursePath: string } | undefined> {
  const row = await db
    .selectFrom('promo_code')
    .select(['code', 'course_ids'])
    .where('code', '=', name.toUpperCase())
    .where('is_link', '=', true)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const courses = catalog.courses.filter(({ id }) => row.course_ids?.includes(id) ?? true);
  // The checkout of a withdrawn course says so; another course's would refuse the code.
  const course = courses.find(isOnSale) ?? courses[0];
  return { promoCode: row.code, coursePath: course?.path ?? builtInCourse.path };
}

/** Redirects /{name} to checkout with the promo code of that name. */
export function promoLinks(context: Context): Router {
  const router = Router();
  router.use(async (req, res, next) => {
    const name = linkPattern.exec(req.path)?.[1];
    if (name === undefined || req.method !== 'GET' || isKnownPath(req.path)) return next();
    const link = await findPromoLink(context, name, context.clock()).catch((error: unknown) => {
      context.log.warn({ err: error }, 'could not look up a promo link'); // the client retries
      return undefined;
    });
    if (!link) return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.redirect(302, `${pagePath('buy', link)}?promo=${encodeURIComponent(link.promoCode)}`);
  });
  return router;
}
