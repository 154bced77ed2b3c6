import { z } from 'zod';
import { listFilters, personSchema } from './admin-people.ts';
import { auditReason, listAuditEntries } from './audit.ts';
import { courseSchema, courseStates, lessonSchema } from './courses.ts';
import { endpoint } from './endpoint.ts';
import { getJudgeHealth } from './judge-health.ts';
import { emailTemplates } from './emails.ts';
import { enumFilter, pageSchema } from './pagination.ts';
import { requestBody, textWithoutNulls } from './request-field.ts';
import { messageResponse } from './responses.ts';

const reasonBody = requestBody({ reason: auditReason });
const instant = z.iso.datetime();

/** Changes something for a reason. */
const action = <const Path extends `/${string}`, Params extends z.ZodType>(path: Path, params: Params) =>
  endpoint({ method: 'POST', path, access: 'admin', params, body: reasonBody, response: messageResponse });

export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  response: z.object({
    refundRequests: z.int(),
    comments: z.int(),
    failedMails: z.int(),
    /** Emails that are at least five minutes overdue. */
    lateMails: z.int(),
    mailWorkers: z.int(),
    judge: z.object({
      workers: z.int(),
      /** The weakest isolation of all workers; null without workers. */
      isolation: z.enum(['full', 'reduced']).nullable(),
      waiting: z.int(),
      oldestSeconds: z.number(),
    }),
  }),
});

export type AdminOverview = z.output<typeof getOverview.response>;

const userFields = {
  ...personSchema.shape,
  role: z.enum(['user', 'admin']),
  createdAt: instant,
  isConfirmed: z.boolean(),
  /** The account was deleted. The row stays for references, without personal data. */
  isErased: z.boolean(),
  /** When the account will be erased; null unless its owner requested deletion. */
  deletesAt: instant.nullable(),
  sessions: z.int(),
  /** Courses with active access. */
  courses: z.int(),
};

const adminUserSchema = z.object(userFields);

export type AdminUser = z.output<typeof adminUserSchema>;

export const userStates = ['unconfirmed', 'admin'] as const;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  query: z.object({
    cursor: listFilters.cursor,
    search: listFilters.search,
    state: enumFilter('state', userStates),
  }),
  response: pageSchema(adminUserSchema),
});

const userInPath = z.object({ id: z.uuid('id: must be the id of an account') });

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  params: userInPath,
  response: z.object({
    ...userFields,
    lastSeenAt: instant.nullable(),
    hasPassword: z.boolean(),
    socialLogins: z.array(z.string()),
    timeZone: z.string().nullable(),
    termsVersion: z.string().nullable(),
    banReason: z.string().nullable(),
  }),
});

export type AdminUserDetails = z.output<typeof getUser.response>;

export const endSessions = action('/admin/users/:id/end-sessions', userInPath);

export const resendUserConfirmation = action('/admin/users/:id/resend-confirmation', userInPath);

/**
 * Starts a read-only view of an account. The token is valid for `limits.accountViewMinutes`. It ends earlier with the
 * admin's session or with the sessions of the account. 409 for the accounts of admins and for deleted accounts.
 */
export const viewAccount = endpoint({
  method: 'POST',
  path: '/admin/users/:id/view',
  access: 'admin',
  params: userInPath,
  body: reasonBody,
  response: z.object({ accessToken: z.string() }),
});

const enrollmentSchema = z.object({
  person: personSchema,
  courseId: z.int(),
  course: z.string(),
  enrolledAt: instant,
  expiresAt: instant,
  isActive: z.boolean(),
  finishedLessons: z.int(),
});

export type AdminEnrollment = z.output<typeof enrollmentSchema>;

export const enrollmentStates = ['active', 'ended'] as const;

export const listEnrollments = endpoint({
  method: 'GET',
  path: '/admin/enrolments',
  access: 'admin',
  query: z.object({ ...listFilters, state: enumFilter('state', enrollmentStates) }),
  response: pageSchema(enrollmentSchema),
});

export const listGrantableCourses = endpoint({
  method: 'GET',
  path: '/admin/courses',
  access: 'admin',
  response: z.array(z.object({ id: z.int(), title: z.string() })),
});

const adminCourseSchema = courseSchema
  .pick({ id: true, path: true, title: true, price: true, discountPercentage: true })
  .extend({
    state: z.enum(courseStates),
    /** Where the price and discount are set: in the settings or in `course.yaml`. */
    source: z.enum(['settings', 'file']),
    /** Accounts with access now. */
    owners: z.int(),
    sections: z.array(
      z.object({
        name: z.string(),
        lessons: z.array(
          lessonSchema.pick({
            id: true,
            name: true,
            urlPath: true,
            preview: true,
            isCodingProblem: true,
            minutes: true,
          }),
        ),
      }),
    ),
  });

export type AdminCourse = z.output<typeof adminCourseSchema>;

/** All courses, including drafts. Their files and settings change them, not the API. */
export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/admin/catalog',
  access: 'admin',
  response: z.array(adminCourseSchema),
});

/**
 * `ready` works for real users. `demo` uses a fake provider or an example text. `missing` blocks learners. `off` is
 * optional and not used.
 */
const setupStates = ['ready', 'demo', 'missing', 'off'] as const;

const setupItemSchema = z.object({
  name: z.string(),
  state: z.enum(setupStates),
  /** The effect for the site's users, without secrets. */
  text: z.string(),
  /** The environment variables of the setting. */
  variables: z.array(z.string()),
});

export type SetupItem = z.output<typeof setupItemSchema>;

/** The settings that an operator checks before the site is public. */
export const listSetup = endpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'admin',
  response: z.array(setupItemSchema),
});

/** Grants, extends, shortens or ends a user's access to a course. */
export const setEnrollment = endpoint({
  method: 'PUT',
  path: '/admin/enrolments',
  access: 'admin',
  body: requestBody({
    email: textWithoutNulls('email')
      .trim()
      .min(1, 'email: enter the email of the account')
      .max(320, 'email: too long'),
    courseId: z.int('courseId: must be a whole number'),
    /** When access ends; null ends it at once. */
    until: z.iso.datetime({ offset: true, error: 'until: must be a date and time' }).nullable(),
    reason: auditReason,
  }),
  response: messageResponse,
});

export const paymentStates = ['open', 'paid', 'canceled', 'refunded'] as const;

const adminPaymentSchema = z.object({
  id: z.uuid(),
  person: personSchema,
  stripeId: z.string().nullable(),
  description: z.string(),
  state: z.enum(paymentStates),
  amountCents: z.int(),
  refundedCents: z.int(),
  promoCode: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  isDuplicate: z.boolean(),
  isDisputed: z.boolean(),
  lastError: z.string().nullable(),
  /** Amount an admin can refund, in cents; 0 while a refund is in progress. */
  refundableCents: z.int(),
});

export type AdminPayment = z.output<typeof adminPaymentSchema>;

/** `search` is an email prefix or a Stripe payment id. */
export const listAdminPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  access: 'admin',
  query: z.object({ ...listFilters, state: enumFilter('state', paymentStates) }),
  response: pageSchema(adminPaymentSchema),
});

export const emailStates = ['queued', 'sending', 'sent', 'declined', 'failed', 'dropped'] as const;
const templateNames = Object.keys(emailTemplates) as [string, ...string[]];

/** An email without its text and tokens. */
const adminEmailSchema = z.object({
  id: z.uuid(),
  accountId: z.uuid().nullable(),
  recipient: z.string(),
  template: z.string(),
  state: z.enum(emailStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sendAfter: instant,
  sentAt: instant.nullable(),
});

export type AdminEmail = z.output<typeof adminEmailSchema>;

/** `search` is a prefix of the address. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  query: z.object({
    ...listFilters,
    state: enumFilter('state', emailStates),
    template: enumFilter('template', templateNames),
  }),
  response: pageSchema(adminEmailSchema),
});

const emailInPath = z.object({ id: z.uuid('id: must be the id of an email') });

export const retryEmail = action('/admin/mail/:id/retry', emailInPath);

export const cancelEmail = action('/admin/mail/:id/drop', emailInPath);

export const adminContract = {
  getOverview,
  listUsers,
  getUser,
  endSessions,
  resendUserConfirmation,
  viewAccount,
  listEnrollments,
  listGrantableCourses,
  listAdminCourses,
  listSetup,
  setEnrollment,
  listAdminPayments,
  listEmails,
  retryEmail,
  cancelEmail,
  getJudgeHealth,
  listAuditEntries,
};
