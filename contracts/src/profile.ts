import { z } from 'zod';
import { socialProviders } from './auth.ts';
import { knownEmail, knownPassword, linkToken, newEmail, newPassword } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { requestBody, text, trueOrFalse } from './request-field.ts';
import { userSchema } from './users.ts';

const message = z.object({ message: z.string() });
const instant = z.iso.datetime();

/** Mails that a person may decline; all others are part of the account. */
export const emailPreferencesSchema = z.object({
  /** Somebody replied to a comment. */
  commentReplies: z.boolean(),
  /** Access to a course ends soon. */
  accessReminders: z.boolean(),
});

export type EmailPreferences = z.output<typeof emailPreferencesSchema>;

/** All that the profile page shows besides the sessions. */
export const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  /** An IANA zone such as `Europe/Berlin`; null until chosen. */
  timeZone: z.string().nullable(),
  /** False for people who only log in through a provider: account recovery sets their first one. */
  hasPassword: z.boolean(),
  /** The address that waits to be confirmed. */
  pendingEmail: z.string().nullable(),
  socialLogins: z.array(
    z.object({ provider: z.enum(socialProviders), email: z.string(), linkedAt: instant }),
  ),
  mailPreferences: emailPreferencesSchema,
  /** The latest data export; null when there is none or its file is gone. `requestableAt` is when a new one may be asked for. */
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

/** GET /user/profile */
export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'user',
  response: profileSchema,
});

/** A name as others see it: no controls, nothing invisible that could feign another name. */
const name = text('name')
  .trim()
  .min(1, 'name: enter a name')
  .refine((value) => [...value].length <= limits.nameCharacters, {
    error: `name: at most ${limits.nameCharacters} characters are allowed`,
  })
  .refine((value) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(value), 'name: control characters are not allowed');

const timeZone = text('timeZone').refine(isTimeZone, 'timeZone: there is no such time zone');

function isTimeZone(zone: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '' &&
      !/^[+-]/.test(zone)
    );
  } catch {
    return false;
  }
}

/** PUT /user/profile: changes what is sent and leaves the rest. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  access: 'user',
  body: requestBody({ name: name.optional(), timeZone: timeZone.nullable().optional() }),
  response: userSchema,
});

/** PUT /user/avatar: `image` is a JPEG, PNG, WebP or GIF file in base64 of at most 1 MB; it is cut to a square and re-encoded. */
export const updateAvatar = endpoint({
  method: 'PUT',
  path: '/user/avatar',
  access: 'user',
  body: requestBody({
    image: text('image')
      .min(1, 'image: choose a picture')
      .refine((value) => value.length <= Math.ceil(limits.avatarBytes / 3) * 4, {
        error: 'image: the picture may have at most 1 MB',
      })
      .refine((value) => /^[A-Za-z0-9+/]*={0,2}$/.test(value), 'image: the picture must be sent in base64'),
  }),
  response: userSchema,
});

/** DELETE /user/avatar: back to the first letter of the name. */
export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: '/user/avatar',
  access: 'user',
  response: userSchema,
});

/**
 * What proves that it is still the same person: the password; or nothing, by people who have none, in the first ten
 * minutes after logging in (403 `login_again` later).
 */
const proof = { password: knownPassword().optional() };

/** POST /user/email: mails a link to the new address (it takes effect there) and a notice to the old one. */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/email',
  access: 'user',
  body: requestBody({ email: newEmail(), ...proof }),
  response: message,
});

/** PUT /user/password: ends every other session. */
export const updatePassword = endpoint({
  method: 'PUT',
  path: '/user/password',
  access: 'user',
  body: requestBody({ currentPassword: knownPassword('currentPassword'), password: newPassword() }),
  response: message,
});

/** A browser that is logged in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** Such as `Firefox on Linux`. */
  device: z.string(),
  address: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  isCurrent: z.boolean(),
});

/** GET /user/sessions: the current one first, then the latest used. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
  response: z.array(sessionSchema),
});

/** DELETE /user/sessions/:sessionId: logs one browser out. */
export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  access: 'user',
  params: z.object({ sessionId: z.uuid('sessionId: there is no such session') }),
  response: message,
});

/** DELETE /user/sessions: logs out every browser but this one. */
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'user',
  response: message,
});

const provider = z.object({
  provider: z.enum(socialProviders, `provider: use one of ${socialProviders.join(', ')}`),
});

/**
 * POST /user/logins/:provider: the address to send the browser to so that the provider vouches for the person logged
 * in, who proves it first: a linked login opens the account as a password does. It comes back at /oauth2/redirect with `link=<code>` and `state=/profile`, or with `error`.
 */
export const startLinking = endpoint({
  method: 'POST',
  path: '/user/logins/:provider',
  access: 'user',
  params: provider,
  body: requestBody(proof),
  response: z.object({ url: z.string() }),
});

/** POST /user/logins: links the identity behind the `link` code of /oauth2/redirect; only for the account that asked. */
export const finishLinking = endpoint({
  method: 'POST',
  path: '/user/logins',
  access: 'user',
  body: requestBody({ code: linkToken('code') }),
  response: message,
});

/** DELETE /user/logins/:provider: 409 when it is the only way to log in. */
export const unlink = endpoint({
  method: 'DELETE',
  path: '/user/logins/:provider',
  access: 'user',
  params: provider,
  response: message,
});

/** PUT /user/mail-preferences: changes what is sent and leaves the rest. */
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

/** POST /user/unsubscribe: declines the kind of mail that the token of its link is for. Needs no login. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/user/unsubscribe',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: message,
});

/** POST /user/export: begins a data export; the mail that tells its end links to /profile. Once a day. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/user/export',
  access: 'user',
  response: message,
});

/** GET /api + this with the bearer token answers the export as a ZIP file; 404 when there is none. */
export const exportDownloadPath = '/user/export/download';

/**
 * POST /user/deletion: ends every session; after 14 days the account is deleted unless the mail's link is used. `email`
 * is typed by the person and must be the account's.
 */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/user/deletion',
  access: 'user',
  body: requestBody({
    email: knownEmail(),
    ...proof,
    deletesComments: trueOrFalse('deletesComments').default(false),
  }),
  response: z.object({ message: z.string(), deletesAt: instant }),
});

export const profileContract = {
  getProfile,
  updateProfile,
  updateAvatar,
  deleteAvatar,
  changeEmail,
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
