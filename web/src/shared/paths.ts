import { generatePath, type Location } from 'react-router-dom';

/** The built-in course's path (spec section 3). */
export const builtInCoursePath = 'coding-interview';

/** Every path of the client as the router's pattern. */
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
  adminEnrollments: '/admin/enrolments',
  adminPayments: '/admin/payments',
  adminPromoCodes: '/admin/promo-codes',
  adminComments: '/admin/comments',
  adminJudge: '/admin/judge',
  adminMail: '/admin/mail',
  adminAuditLog: '/admin/audit-log',
  myCourses: '/my-courses',
  courses: '/courses',
  course: '/course/:coursePath',
  /** One route with and without a section: changing the tab must not start the lesson anew. */
  lesson: '/course/:coursePath/:lessonPath/:section?',
  blog: '/blog',
  blogPost: '/blog/:postPath',
  faq: '/faq',
  terms: '/terms-of-service',
  /** Linked from checkout; leads to `terms`. */
  termsAndConditions: '/terms-and-conditions',
  privacy: '/privacy-policy',
  notFound: '/not-found',
  /** A person-named promo word; every other single word is not found. */
  promoLink: '/:name',
} as const;

/** The `section` segments of a coding lesson; none means the question tab. */
export const lessonSections = ['thought-process', 'best-solution', 'submissions'] as const;

export type LessonSection = (typeof lessonSections)[number];

/** Addresses to link to. */
export const href = {
  home: () => patterns.home,
  login: () => patterns.login,
  signup: () => patterns.signup,
  accountRecovery: () => patterns.accountRecovery,
  undoDeletion: () => patterns.undoDeletion,
  profile: () => patterns.profile,
  editor: () => patterns.editor,
  paymentHistory: () => patterns.paymentHistory,
  /** Checkout, with a promo code or as an extension of what is owned. */
  buy: (coursePath: string, { promo, extend }: { promo?: string; extend?: boolean } = {}) => {
    const query = new URLSearchParams({ ...(promo && { promo }), ...(extend && { extend: '1' }) }).toString();
    return generatePath(patterns.buy, { coursePath }) + (query && `?${query}`);
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
  lesson: (coursePath: string, lessonPath: string, section?: LessonSection) =>
    generatePath(patterns.lesson, { coursePath, lessonPath, section: section ?? null }),
  blog: () => patterns.blog,
  blogPost: (postPath: string) => generatePath(patterns.blogPost, { postPath }),
  faq: () => patterns.faq,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  notFound: () => patterns.notFound,
};

/** Pages for people who are not logged in; none of them is a place to return to. */
const authPages: ReadonlySet<string> = new Set([
  patterns.login,
  patterns.signup,
  patterns.accountRecovery,
  patterns.passwordChange,
  patterns.confirmEmail,
  patterns.socialLogin,
  patterns.undoDeletion,
]);

/** What only admins see. */
const adminPages = /^\/(admin|editor)(\/|$)/;

/** The navigation state that takes a person back to where they were after logging in. */
export interface FromState {
  readonly from: string;
  /** Why they have to log in, for the login page to say. */
  readonly reason?: string;
}

/** The state for a link to the login page: `<Link to={href.login()} state={fromLocation(location)}>`. */
export function fromLocation(location: Location): FromState {
  return { from: location.pathname + location.search + location.hash };
}

/** As `fromLocation`; on the auth pages it hands on the state which they were given. */
export function fromLocationOrState(location: Location): unknown {
  return authPages.has(location.pathname) ? location.state : fromLocation(location);
}

/** The state with which the auth pages hand each other what to say; they keep the way back. */
export interface LoginState extends Partial<FromState> {
  /** An account was just made for this e-mail, which waits to be confirmed. */
  readonly signedUpEmail?: string;
  /** The token of a confirmation link that came too late. */
  readonly expiredToken?: string;
}

/** The way back out of a navigation state, to be handed on; nothing when there is none. */
export function forwardOrigin(state: unknown): FromState | undefined {
  const from = textOf(state, 'from');
  return from === undefined ? undefined : { from };
}

/** The state with which the profile leads away after a request to delete the account. */
export interface DeletionState {
  /** ISO 8601. */
  readonly deletesAt: string;
}

/** When the account of whoever comes with this state is deleted, if they asked for that. */
export function deletesAtOf(state: unknown): Date | undefined {
  const text = textOf(state, 'deletesAt');
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The state with which a lesson sends a visitor to the course page, to open the login dialog there. */
export interface LoginRequestState extends FromState {
  readonly asksForLogin: true;
}

/** As `fromLocation`, and asks the course page to open its login dialog. */
export function loginRequestFrom(location: Location): LoginRequestState {
  return { ...fromLocation(location), asksForLogin: true };
}

/** Whether a page sent its visitor to the course page to log in. */
export function asksForLogin(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'asksForLogin' in state && state.asksForLogin === true
  );
}

/** Where to go after login: the state's path if it is a page of this site to return to, else /my-courses. */
export function pathAfterLogin(state: unknown, isAdmin = false): string {
  return returnPathOf(state, isAdmin) ?? patterns.myCourses;
}

/**
 * The path which a navigation state asks to return to, if it is one of this site. The auth pages are not, nor are
 * the editor and the admin pages for those whom they would send back to the login page.
 */
export function returnPathOf(state: unknown, isAdmin = false): string | undefined {
  const from = textOf(state, 'from');
  // Neither a second slash nor what a browser drops or takes for one: both lead to another site.
  if (from === undefined || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(from)) return undefined;
  const [path = ''] = from.split(/[?#]/, 1);
  if (authPages.has(path) || (adminPages.test(path) && !isAdmin)) return undefined;
  return from;
}

/** What a navigation state says to the login page. */
export function textOf(state: unknown, key: keyof LoginState | keyof DeletionState): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}
