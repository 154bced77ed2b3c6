import { z } from 'zod';
import { socialProviders } from './auth.ts';
import { knownEmail, knownPassword, linkToken, newEmail, newPassword } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { requestBody, text, trueOrFalse } from './request-field.ts';
import { messageResponse } from './responses.ts';
import { timeZone } from './time-zone.ts';
import { userSchema } from './users.ts';

const instant = z.iso.datetime();

export const emailPreferencesSchema = z.object({
  commentReplies: z.boolean(),
  accessReminders: z.boolean(),
});

export type EmailPreferences = z.output<typeof emailPreferencesSchema>;

export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  /** IANA zone such as `Europe/Berlin`; null until set. */
  timeZone: z.string().nullable(),
  /** False for accounts with social logins only; account recovery sets a first password. */
  hasPassword: z.boolean(),
  pendingEmail: z.string().nullable(),
  socialLogins: z.array(
    z.object({ provider: z.enum(socialProviders), email: z.string(), linkedAt: instant }),
  ),
  mailPreferences: emailPreferencesSchema,
  /** The latest data export; null without one or if it expired. `requestableAt`: when the next is allowed. */
  dataExport: z
    .object({
      state: z.enum(['preparing', 'ready', 'failed']),
      requestedAt: instant,
      expiresAt: instant.nullable(),
      sizeBytes: z.int().nullable(),
      requestableAt: instant,
    })
    .nullable(),
});

export type Profile = z.output<typeof profileSchema>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  response: profileSchema,
});

/** Display name. Control and invisible characters are rejected because they could spoof another name. */
const name = text('name')
  .trim()
  .min(1, 'name: enter a name')
  .refine((value) => [...value].length <= limits.nameCharacters, {
    error: `name: at most ${limits.nameCharacters} characters are allowed`,
  })
  .refine((value) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value), 'name: control characters are not allowed');

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  access: 'user',
  body: requestBody({ name: name.optional(), timeZone: timeZone('timeZone').nullable().optional() }),
  response: userSchema,
});

/** `image` is a base64 JPEG, PNG, WebP or GIF of at most 1 MB. It is cropped to a square and re-encoded. */
export const updateAvatar = endpoint({
  method: 'PUT',
  path: '/user/avatar',
  access: 'user',
  body: requestBody({
    image: text('image')
      .min(1, 'image: choose an image')
      .refine((value) => value.length <= Math.ceil(limits.avatarBytes / 3) * 4, {
        error: 'image: the image can be at most 1 MB',
      })
      .refine((value) => /^[A-Za-z0-9+/]*={0,2}$/.test(value), 'image: must be base64-encoded'),
  }),
  response: userSchema,
});

export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: '/user/avatar',
  access: 'user',
  response: userSchema,
});

/** Accounts without a password need a login within the last ten minutes, else 403 `login_again`. */
const reauthentication = { password: knownPassword().optional() };

/** Emails a confirmation link to the new address and a notice to the old one. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  access: 'user',
  body: requestBody({ email: newEmail(), ...reauthentication }),
  response: messageResponse,
});

/** Emails a new link for the pending email change; the old link no longer works. 409 if none is pending. */
export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/user/email/resend',
  access: 'user',
  response: messageResponse,
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/user/email',
  access: 'user',
  response: messageResponse,
});

/** Ends every other session. */
export const updatePassword = endpoint({
  method: 'PUT',
  path: '/user/password',
  access: 'user',
  body: requestBody({ currentPassword: knownPassword('currentPassword'), password: newPassword() }),
  response: messageResponse,
});

export const sessionSchema = z.object({
  id: z.uuid(),
  /** Such as `Firefox on Linux`. */
  device: z.string(),
  /** Always null in an admin's view of the account. */
  address: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  isCurrent: z.boolean(),
});

/** The current session first, then by last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
  response: z.array(sessionSchema),
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  access: 'user',
  params: z.object({ sessionId: z.uuid('sessionId: session not found') }),
  response: messageResponse,
});

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'user',
  response: messageResponse,
});

const provider = z.object({
  provider: z.enum(socialProviders, `provider: use one of ${socialProviders.join(', ')}`),
});

/**
 * Returns the provider's authorization URL for linking a login. Requires re-authentication, because a linked login
 * gives full access. The browser returns to /oauth2/redirect with `link=<code>` and `state=/profile`, or with `error`.
 */
export const startLinking = endpoint({
  method: 'POST',
  path: '/user/logins/:provider',
  access: 'user',
  params: provider,
  body: requestBody(reauthentication),
  response: z.object({ url: z.string() }),
});

/** Links the identity of a `link` code from /oauth2/redirect; only for the account that started it. */
export const finishLinking = endpoint({
  method: 'POST',
  path: '/user/logins',
  access: 'user',
  body: requestBody({ code: linkToken('code') }),
  response: messageResponse,
});

/** Unlinks a login; 409 if it is the only way to log in. */
export const unlink = endpoint({
  method: 'DELETE',
  path: '/user/logins/:provider',
  access: 'user',
  params: provider,
  response: messageResponse,
});

export const updateEmailPreferences = endpoint({
  method: 'PUT',
  path: '/user/mail-preferences',
  access: 'user',
  body: requestBody({
    commentReplies: trueOrFalse('commentReplies').optional(),
    accessReminders: trueOrFalse('accessReminders').optional(),
  }),
  response: emailPreferencesSchema,
});

export const unsubscribeLinkNotValid =
  'This link is no longer valid. You can change your email settings in your profile.';

/** Unsubscribes from one kind of email with the token from the link. Needs no login. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/user/unsubscribe',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: messageResponse,
});

/** Starts a data export; an email reports when it is ready. Once a day. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/user/export',
  access: 'user',
  response: messageResponse,
});

/** GET /api + this path downloads the export as a ZIP file; needs the bearer token. 404 without an export. */
export const exportDownloadPath = '/user/export/download';

/**
 * Ends every session and deletes the account after `limits.deletionGraceDays`; the link in the email cancels it. While
 * the account has access to a course, the user must confirm to lose it, because a refund is impossible afterward.
 */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/user/deletion',
  access: 'user',
  body: requestBody({
    email: knownEmail(),
    ...reauthentication,
    deletesComments: trueOrFalse('deletesComments').default(false),
    losesAccess: trueOrFalse('losesAccess').default(false),
  }),
  response: messageResponse.extend({ deletesAt: instant }),
});

export const profileContract = {
  getProfile,
  updateProfile,
  updateAvatar,
  deleteAvatar,
  changeEmail,
  resendEmailChange,
  cancelEmailChange,
  updatePassword,
  listSessions,
  revokeSession,
  revokeOtherSessions,
  startLinking,
  finishLinking,
  unlink,
  updateEmailPreferences,
  unsubscribe,
  requestExport,
  requestDeletion,
};
