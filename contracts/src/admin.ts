import { z } from 'zod';
import { narrowing, personSchema } from './admin-people.ts';
import { listAuditEntries } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { getJudgeHealth } from './judge-health.ts';
import { emailTemplates } from './emails.ts';
import { filterOf, pageOf } from './pagination.ts';
import { requestBody, text } from './request-field.ts';

const noNull = (field: string) =>
  text(field).refine((value) => !value.includes('\0'), `${field}: a null byte is not allowed`);

const reason = noNull('reason')
  .trim()
  .min(1, 'reason: say why; it is kept in the audit log')
  .max(500, 'reason: at most 500 characters are allowed');

const because = requestBody({ reason });
const done = z.object({ message: z.string() });
const instant = z.iso.datetime();

/** GET /admin/overview: what waits for an admin, and whether the machine runs. */
export const getOverview = endpoint({
  method: 'GET',
  path: '/admin/overview',
  access: 'admin',
  response: z.object({
    refundRequests: z.int(),
    comments: z.int(),
    failedMails: z.int(),
    /** Mails that should have gone out five minutes ago. */
    lateMails: z.int(),
    mailWorkers: z.int(),
    judge: z.object({
      workers: z.int(),
      /** Of the weakest worker; null when there is none. */
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
  /** Deleted: the row is kept for what others still need, without anything of the person. */
  isErased: z.boolean(),
  /** When the account is erased, if its owner asked for that. */
  deletesAt: instant.nullable(),
  /** Browsers that are logged in. */
  sessions: z.int(),
  /** Courses that are owned now. */
  courses: z.int(),
};

const adminUserSchema = z.object(userFields);

export type AdminUser = z.output<typeof adminUserSchema>;

export const userStates = ['unconfirmed', 'admin'] as const;

/** GET /admin/users */
export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'admin',
  query: z.object({
    cursor: narrowing.cursor,
    search: narrowing.search,
    state: filterOf('state', userStates),
  }),
  response: pageOf(adminUserSchema),
});

const userInPath = z.object({ id: z.uuid('id: this is no id of an account') });

/** GET /admin/users/{id} */
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

/** POST /admin/users/{id}/end-sessions: logs an account out of every browser. */
export const endSessions = endpoint({
  method: 'POST',
  path: '/admin/users/:id/end-sessions',
  access: 'admin',
  params: userInPath,
  body: because,
  response: done,
});

/** POST /admin/users/{id}/resend-confirmation: mails a new link to an account that is not confirmed. */
export const resendUserConfirmation = endpoint({
  method: 'POST',
  path: '/admin/users/:id/resend-confirmation',
  access: 'admin',
  params: userInPath,
  body: because,
  response: done,
});

const enrolmentSchema = z.object({
  person: personSchema,
  courseId: z.int(),
  course: z.string(),
  enrolledAt: instant,
  expiresAt: instant,
  isActive: z.boolean(),
  finishedLessons: z.int(),
});

export type AdminEnrollment = z.output<typeof enrolmentSchema>;

export const enrollmentStates = ['active', 'ended'] as const;

/** GET /admin/enrolments */
export const listEnrollments = endpoint({
  method: 'GET',
  path: '/admin/enrolments',
  access: 'admin',
  query: z.object({ ...narrowing, state: filterOf('state', enrollmentStates) }),
  response: pageOf(enrolmentSchema),
});

/** GET /admin/courses: what can be granted. */
export const listGrantableCourses = endpoint({
  method: 'GET',
  path: '/admin/courses',
  access: 'admin',
  response: z.array(z.object({ id: z.int(), title: z.string() })),
});

/** PUT /admin/enrolments: grants, extends, shortens or ends somebody's access to a course. */
export const setEnrollment = endpoint({
  method: 'PUT',
  path: '/admin/enrolments',
  access: 'admin',
  body: requestBody({
    email: noNull('email').trim().min(1, 'email: whose access?').max(320, 'email: too long'),
    courseId: z.int('courseId: a whole number is needed'),
    /** When access ends; null ends it at once. */
    until: z.iso.datetime({ offset: true, error: 'until: a date and time is needed' }).nullable(),
    reason,
  }),
  response: done,
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
  /** What an admin can give back, in cents; 0 when nothing, or when money is on its way back already. */
  refundableCents: z.int(),
});

export type AdminPayment = z.output<typeof adminPaymentSchema>;

/** GET /admin/payments: `search` is the beginning of an e-mail, or the processor's id of the payment. */
export const listAdminPayments = endpoint({
  method: 'GET',
  path: '/admin/payments',
  access: 'admin',
  query: z.object({ ...narrowing, state: filterOf('state', paymentStates) }),
  response: pageOf(adminPaymentSchema),
});

export const emailStates = ['queued', 'sending', 'sent', 'declined', 'failed', 'dropped'] as const;
const templateNames = Object.keys(emailTemplates) as [string, ...string[]];

/** A mail as the log tells it: never what it says, nor a token. */
const adminMailSchema = z.object({
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

export type AdminEmail = z.output<typeof adminMailSchema>;

/** GET /admin/mail: `search` is the beginning of the address. */
export const listEmails = endpoint({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  query: z.object({
    ...narrowing,
    state: filterOf('state', emailStates),
    template: filterOf('template', templateNames),
  }),
  response: pageOf(adminMailSchema),
});

const mailInPath = z.object({ id: z.uuid('id: this is no id of a mail') });

/** POST /admin/mail/{id}/retry: sends a mail that was given up or dropped. */
export const retryEmail = endpoint({
  method: 'POST',
  path: '/admin/mail/:id/retry',
  access: 'admin',
  params: mailInPath,
  body: because,
  response: done,
});

/** POST /admin/mail/{id}/drop: a mail that waits or was given up is never sent. */
export const cancelEmail = endpoint({
  method: 'POST',
  path: '/admin/mail/:id/drop',
  access: 'admin',
  params: mailInPath,
  body: because,
  response: done,
});

export const adminContract = {
  getOverview,
  listUsers,
  getUser,
  endSessions,
  resendUserConfirmation,
  listEnrollments,
  listGrantableCourses,
  setEnrollment,
  listAdminPayments,
  listEmails,
  retryEmail,
  cancelEmail,
  getJudgeHealth,
  listAuditEntries,
};
