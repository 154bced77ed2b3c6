import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import { generatePath } from 'react-router-dom';

/** The built-in course's path. */
export const builtInCoursePath = 'coding-interview';

export const patterns = {
  home: '/',
  login: '/login',
  signup: '/signup',
  accountRecovery: '/account-recovery',
  passwordChange: '/password-change',
  confirmEmail: '/confirm-email',
  socialLogin: '/oauth2/redirect',
  undoDeletion: '/undo-deletion',
  unsubscribe: '/unsubscribe',
  profile: '/profile',
  editor: '/editor',
  paymentHistory: '/payment-history',
  buy: '/buy/:coursePath',
  paymentProcessing: '/payment-processing',
  paymentSuccessful: '/payment-successful',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminEnrollments: '/admin/enrolments', // language: allow
  adminPayments: '/admin/payments',
  adminPromoCodes: '/admin/promo-codes',
  adminComments: '/admin/comments',
  adminJudge: '/admin/judge',
  adminMail: '/admin/mail',
  adminAuditLog: '/admin/audit-log',
  myCourses: '/my-courses',
  courses: '/courses',
  course: '/course/:coursePath',
  /** One route with and without a section, so that changing the tab does not remount the lesson. */
  lesson: '/course/:coursePath/:lessonPath/:section?',
  blog: '/blog',
  blogPost: '/blog/:postPath',
  faq: '/faq',
  terms: '/terms-of-service',
  /** Linked from checkout; redirects to `terms`. */
  termsAndConditions: '/terms-and-conditions',
  privacy: '/privacy-policy',
  notFound: '/not-found',
  /** A promo link; any other single word is not found. */
  promoLink: '/:name',
} as const;

export const href = {
  home: () => patterns.home,
  login: () => patterns.login,
  signup: () => patterns.signup,
  accountRecovery: () => patterns.accountRecovery,
  undoDeletion: () => patterns.undoDeletion,
  profile: () => patterns.profile,
  editor: () => patterns.editor,
  paymentHistory: () => patterns.paymentHistory,
  /** Checkout, optionally with a promo code or as an extension of current access. */
  buy: (coursePath: string, { promo, extend }: { promo?: string; extend?: boolean } = {}) => {
    const query = new URLSearchParams();
    if (promo) query.set('promo', promo);
    if (extend) query.set('extend', '1');
    const search = query.size > 0 ? `?${query.toString()}` : '';
    return generatePath(patterns.buy, { coursePath }) + search;
  },
  paymentProcessing: (paymentIntentId: string) =>
    `${patterns.paymentProcessing}?payment_intent=${encodeURIComponent(paymentIntentId)}`,
  paymentSuccessful: () => patterns.paymentSuccessful,
  admin: () => patterns.admin,
  adminUsers: () => patterns.adminUsers,
  adminUser: (id: string) => generatePath(patterns.adminUser, { id }),
  adminEnrollments: () => patterns.adminEnrollments,
  adminPayments: () => patterns.adminPayments,
  adminPromoCodes: () => patterns.adminPromoCodes,
  adminComments: () => patterns.adminComments,
  adminJudge: () => patterns.adminJudge,
  adminMail: (state?: string) => (state ? `${patterns.adminMail}?state=${state}` : patterns.adminMail),
  adminAuditLog: () => patterns.adminAuditLog,
  myCourses: () => patterns.myCourses,
  courses: () => patterns.courses,
  course: (coursePath: string) => generatePath(patterns.course, { coursePath }),
  courseSection: (coursePath: string, name: string) => `${href.course(coursePath)}#${sectionId(name)}`,
  lesson: (coursePath: string, lessonPath: string, section?: LessonSection) =>
    generatePath(patterns.lesson, { coursePath, lessonPath, section: section ?? null }),
  blog: () => patterns.blog,
  blogPost: (postPath: string) => generatePath(patterns.blogPost, { postPath }),
  faq: () => patterns.faq,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  notFound: () => patterns.notFound,
};

/** The id of a section's contents on the course page. */
export const sectionId = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

const authPages: ReadonlySet<string> = new Set([
  patterns.login,
  patterns.signup,
  patterns.accountRecovery,
  patterns.passwordChange,
  patterns.confirmEmail,
  patterns.socialLogin,
  patterns.undoDeletion,
]);

export const isAuthPage = (path: string): boolean => authPages.has(path);

export const isAdminPage = (path: string): boolean => /^\/(admin|editor)(\/|$)/.test(path);
