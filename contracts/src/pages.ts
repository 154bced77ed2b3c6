/**
 * `head` renders only metadata. The others render the page, and say when the client loads and hydrates it:
 * - `immediate`: at once;
 * - `deferred`: loads behind the page, hydrates at the first input or after some seconds;
 * - `on-input`: at the first input.
 */
export type Prerendering = 'head' | 'immediate' | 'deferred' | 'on-input';

interface Page {
  /** A `:name` segment is a parameter; `?` makes it optional. */
  readonly path: `/${string}`;
  /** Ends in `Page`. Exported by the module of this name in `folder`, below web/src/pages. */
  readonly component?: string;
  /** The component's name by default. */
  readonly folder?: string;
  readonly redirectTo?: `/${string}`;
  /** Others are sent to the login. Without it, the page is public. */
  readonly access?: 'user' | 'admin';
  /** Shown on the login page to visitors of this page. */
  readonly loginReason?: string;
  readonly layout?: 'workspace' | 'admin';
  /** Titles that depend on content are set by the page, and for prerendering by web/src/prerender/publicPages.ts. */
  readonly title?: string;
  readonly description?: string;
  /** Without it, only the client renders the page. */
  readonly prerender?: Prerendering;
  /** In the sitemap. All other pages are `noindex`. */
  readonly isIndexed?: true;
  /** Part of the login, which never returns to it. */
  readonly isAuth?: true;
  /** The URL contains a one-time token, so no cache may store the page. */
  readonly hasToken?: true;
}

const adminPage = <Path extends `/${string}`>(path: Path, component: string) =>
  ({ path, component, folder: 'AdminPage', access: 'admin', layout: 'admin' }) as const;

/** All pages of the client. The router, the server's known paths, robots.txt, the sitemap and all links derive from it. */
export const pages = {
  home: {
    path: '/',
    component: 'LandingPage',
    prerender: 'on-input', // limits its JavaScript to 100 kB (.size-limit.mjs)
    isIndexed: true,
  },
  login: {
    path: '/login',
    component: 'LoginPage',
    title: 'Log in',
    description: 'Log in to continue your course, run code and comment.',
    prerender: 'head',
    isAuth: true,
  },
  signup: {
    path: '/signup',
    component: 'SignupPage',
    title: 'Create an account',
    description: 'A free account lets you run and submit code, keep your progress and comment.',
    prerender: 'head',
    isAuth: true,
  },
  accountRecovery: {
    path: '/account-recovery',
    component: 'AccountRecoveryPage',
    title: 'Account recovery',
    description: 'Get an email with a link to set a new password.',
    prerender: 'head',
    isAuth: true,
  },
  passwordChange: {
    path: '/password-change',
    component: 'PasswordChangePage',
    title: 'New password',
    isAuth: true,
    hasToken: true,
  },
  confirmEmail: {
    path: '/confirm-email',
    component: 'ConfirmEmailPage',
    title: 'Confirm your email',
    isAuth: true,
    hasToken: true,
  },
  socialLogin: {
    path: '/oauth2/redirect',
    component: 'SocialLoginPage',
    title: 'Log in',
    isAuth: true,
    hasToken: true,
  },
  undoDeletion: { path: '/undo-deletion', component: 'UndoDeletionPage', isAuth: true, hasToken: true },
  unsubscribe: { path: '/unsubscribe', component: 'UnsubscribePage', title: 'Unsubscribe', hasToken: true },
  profile: { path: '/profile', component: 'ProfilePage', access: 'user', title: 'Profile' },
  myCourses: { path: '/my-courses', component: 'MyCoursesPage', access: 'user', title: 'My courses' },
  today: {
    path: '/today',
    component: 'TodayPage',
    access: 'user',
    loginReason: 'You need to log in to practice.',
    title: 'Today',
  },
  rehearse: {
    path: '/rehearse',
    component: 'RehearsePage',
    access: 'user',
    loginReason: 'You need to log in to rehearse an interview.',
    title: 'Interview rehearsal',
  },
  /** A running rehearsal, or the replay of an ended one. Needs a document load, because only its headers allow the microphone. */
  rehearsal: {
    path: '/rehearsals/:rehearsalId',
    component: 'RehearsalPage',
    access: 'user',
    title: 'Rehearsal',
  },
  sharedReplay: {
    path: '/replays/:token',
    component: 'SharedReplayPage',
    title: 'Replay of a rehearsal',
    hasToken: true,
  },
  plan: {
    path: '/plan',
    component: 'PlanPage',
    access: 'user',
    loginReason: 'You need to log in to make a plan.',
    title: 'Plan',
  },
  courses: {
    path: '/courses',
    component: 'CoursesPage',
    title: 'All courses',
    description: 'All courses with their lessons, topics and prices for one year of access.',
    prerender: 'deferred',
    isIndexed: true,
  },
  course: { path: '/course/:coursePath', component: 'CoursePage', prerender: 'deferred', isIndexed: true },
  breakIt: {
    path: '/course/:coursePath/break/:lessonPath',
    component: 'BreakPage',
    access: 'user',
    loginReason: 'You need to log in to break programs.',
  },
  twist: {
    path: '/course/:coursePath/twist/:lessonPath',
    component: 'TwistPage',
    access: 'user',
    layout: 'workspace',
    loginReason: 'You need to log in to solve follow-ups.',
  },
  practice: {
    path: '/course/:coursePath/practice',
    component: 'PracticePage',
    title: 'Practice',
  },
  practiceProblem: {
    path: '/course/:coursePath/practice/:problemPath',
    component: 'PracticeProblemPage',
    access: 'user',
    layout: 'workspace',
    loginReason: 'You need to log in to solve practice problems.',
  },
  /** One route with and without a section, so that changing the tab does not remount the lesson. */
  lesson: {
    path: '/course/:coursePath/:lessonPath/:section?',
    component: 'LessonPage',
    layout: 'workspace',
    prerender: 'deferred', // a coding problem at once
    isIndexed: true,
  },
  blog: {
    path: '/blog',
    component: 'BlogPage',
    title: 'Blog',
    description: 'Articles on coding interviews and system design, with numbers you can check.',
    prerender: 'deferred',
    isIndexed: true,
  },
  blogPost: { path: '/blog/:postPath', component: 'BlogPostPage', prerender: 'deferred', isIndexed: true },
  faq: {
    path: '/faq',
    component: 'FaqPage',
    folder: 'TextPage',
    prerender: 'deferred',
    isIndexed: true,
  },
  terms: {
    path: '/terms-of-service',
    component: 'TermsPage',
    folder: 'TextPage',
    prerender: 'deferred',
    isIndexed: true,
  },
  /** Linked from checkout. */
  termsAndConditions: { path: '/terms-and-conditions', redirectTo: '/terms-of-service' },
  privacy: {
    path: '/privacy-policy',
    component: 'PrivacyPage',
    folder: 'TextPage',
    prerender: 'deferred',
    isIndexed: true,
  },
  buy: {
    path: '/buy/:coursePath',
    component: 'CheckoutPage',
    access: 'user',
    loginReason: 'You need to log in to purchase.',
  },
  paymentProcessing: { path: '/payment-processing', component: 'PaymentProcessingPage', access: 'user' },
  paymentSuccessful: { path: '/payment-successful', component: 'PaymentSuccessfulPage', access: 'user' },
  paymentHistory: {
    path: '/payment-history',
    component: 'PaymentHistoryPage',
    access: 'user',
    title: 'Payment history',
  },
  editor: { path: '/editor', component: 'EditorPage', access: 'admin', layout: 'workspace', title: 'Editor' },
  admin: adminPage('/admin', 'AdminOverviewPage'),
  adminUsers: adminPage('/admin/users', 'AdminUsersPage'),
  adminUser: adminPage('/admin/users/:id', 'AdminUserPage'),
  adminCourses: adminPage('/admin/courses', 'AdminCoursesPage'),
  adminEnrollments: adminPage('/admin/enrolments', 'AdminEnrollmentsPage'), // language: allow
  adminPayments: adminPage('/admin/payments', 'AdminPaymentsPage'),
  adminPromoCodes: adminPage('/admin/promo-codes', 'AdminPromoCodesPage'),
  adminComments: adminPage('/admin/comments', 'AdminCommentsPage'),
  adminJudge: adminPage('/admin/judge', 'AdminJudgePage'),
  adminMail: adminPage('/admin/mail', 'AdminEmailsPage'),
  adminSettings: adminPage('/admin/settings', 'AdminSettingsPage'),
  adminAuditLog: adminPage('/admin/audit-log', 'AdminAuditLogPage'),
  /** The server renders it for unknown paths, with status 404. */
  notFound: {
    path: '/not-found',
    component: 'NotFoundPage',
    title: 'Not found',
    description: "The page you're looking for was not found.",
    prerender: 'deferred',
  },
  /** The server redirects registered names to checkout; all others are not found. */
  promoLink: { path: '/:name', component: 'PromoLinkPage' },
} as const satisfies Record<string, Page>;

/** Paths outside `/api` that the server handles. They are no pages, and the client links to them. */
export const serverPaths = {
  queues: `${pages.admin.path}/queues`,
  feed: `${pages.blog.path}/feed.xml`,
  /** Plus `/` and the provider. */
  socialLogin: '/oauth2/authorize',
  cardProcessor: '/card-processor',
  inbox: '/dev/inbox',
} as const;

export type PageName = keyof typeof pages;

/** Static paths come first, because patterns match them too. */
export const pageList: readonly (Page & { readonly name: PageName })[] = Object.entries<Page>(pages)
  .map(([name, page]) => ({ ...page, name: name as PageName }))
  .toSorted((a, b) => Number(hasParameters(a)) - Number(hasParameters(b)));

const patterns = new Map(
  pageList.map((page) => [page, new RegExp(`^${page.path.replaceAll(/\/:(\w+)/g, '(?:/(?<$1>[^/]+))')}$`)]),
);

export function hasParameters({ path }: Pick<Page, 'path'>): boolean {
  return path.includes(':');
}

/** The pages of the sitemap whose paths do not depend on content. */
export const indexedPaths = pageList
  .filter((page) => page.isIndexed && !hasParameters(page))
  .map(({ path }) => path);

interface PageMatch {
  readonly page: (typeof pageList)[number];
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** The page at a path without a trailing slash. Does not check that its course or lesson exists. */
export function matchPage(path: string): PageMatch | undefined {
  for (const [page, pattern] of patterns) {
    const match = pattern.exec(path);
    if (match) return { page, params: match.groups ?? {} };
  }
  return undefined;
}

type Segment<Path> = Path extends `${infer First}/${infer Rest}` ? First | Segment<Rest> : Path;
type Parameter<Path> =
  Segment<Path> extends infer Part ? (Part extends `:${infer Name}` ? Name : never) : never;
type PathParameters<Path> = Readonly<
  { [Name in Parameter<Path> as Name extends `${string}?` ? never : Name]: string } & {
    [Name in Parameter<Path> as Name extends `${infer Optional}?` ? Optional : never]?: string | undefined;
  }
>;

export function pagePath<Name extends PageName>(
  name: Name,
  ...[params]: keyof PathParameters<(typeof pages)[Name]['path']> extends never
    ? []
    : [PathParameters<(typeof pages)[Name]['path']>]
): string {
  const values: Readonly<Partial<Record<string, string>>> = params ?? {};
  return pages[name].path.replaceAll(/\/:(\w+)\??/g, (_, parameter: string) => {
    const value = values[parameter];
    return value === undefined ? '' : `/${value}`;
  });
}
