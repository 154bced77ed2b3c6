import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import { hasParameters, matchPage, pageList, pagePath, pages, type PageName } from '@dryrun/contracts/pages';

export const builtInCoursePath = 'coding-interview';

type StaticPage = {
  [Name in PageName]: (typeof pages)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[PageName];

const staticHrefs = Object.fromEntries(
  pageList.filter((page) => !hasParameters(page)).map(({ name, path }) => [name, () => path]),
) as Readonly<Record<StaticPage, () => string>>;

export const href = {
  ...staticHrefs,
  /** Checkout, optionally with a promo code or as an extension of current access. */
  buy: (coursePath: string, { promo, extend }: { promo?: string; extend?: boolean } = {}) => {
    const query = new URLSearchParams();
    if (promo) query.set('promo', promo);
    if (extend) query.set('extend', '1');
    const search = query.size > 0 ? `?${query.toString()}` : '';
    return pagePath('buy', { coursePath }) + search;
  },
  paymentProcessing: (paymentIntentId: string) =>
    `${pages.paymentProcessing.path}?payment_intent=${encodeURIComponent(paymentIntentId)}`,
  adminUser: (id: string) => pagePath('adminUser', { id }),
  adminMail: (state?: string) => (state ? `${pages.adminMail.path}?state=${state}` : pages.adminMail.path),
  course: (coursePath: string) => pagePath('course', { coursePath }),
  courseSection: (coursePath: string, name: string) => `${href.course(coursePath)}#${sectionId(name)}`,
  lesson: (coursePath: string, lessonPath: string, section?: LessonSection) =>
    pagePath('lesson', { coursePath, lessonPath, section }),
  breakIt: (coursePath: string, lessonPath: string, program?: string) =>
    pagePath('breakIt', { coursePath, lessonPath }) + (program === undefined ? '' : `?program=${program}`),
  twist: (coursePath: string, lessonPath: string) => pagePath('twist', { coursePath, lessonPath }),
  practice: (coursePath: string) => pagePath('practice', { coursePath }),
  practiceProblem: (coursePath: string, problemPath: string) =>
    pagePath('practiceProblem', { coursePath, problemPath }),
  rehearsal: (rehearsalId: string) => pagePath('rehearsal', { rehearsalId }),
  sharedReplay: (token: string) => pagePath('sharedReplay', { token }),
  blogPost: (postPath: string) => pagePath('blogPost', { postPath }),
};

/** The id of a section's contents on the course page. */
export const sectionId = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export const isAuthPage = (path: string): boolean => matchPage(path)?.page.isAuth === true;

/** Includes paths below an admin page, such as the queue dashboard. */
export const isAdminPage = (path: string): boolean =>
  pageList.some((page) => page.access === 'admin' && `${path}/`.startsWith(`${page.path}/`));
