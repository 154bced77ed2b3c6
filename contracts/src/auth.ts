import { z } from 'zod';
import { knownEmail, knownPassword, linkToken, newEmail, newPassword } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { requestBody, text, trueOrFalse } from './request-field.ts';
import { userSchema } from './users.ts';

const message = z.object({ message: z.string() });

/** Who vouches for people besides us. */
export const socialProviders = ['google', 'github'] as const;

export type SocialProvider = (typeof socialProviders)[number];

/** What a captcha is solved for; a solution for one is no solution for another. */
export const captchaActions = ['signup', 'comment_submission'] as const;

export type CaptchaAction = (typeof captchaActions)[number];

/** A solved captcha: Google's token, or ALTCHA's payload in base64. */
export const recaptchaToken = text('recaptchaToken')
  .min(1, 'recaptchaToken: solve the captcha first')
  .max(8192, 'recaptchaToken: at most 8192 characters are allowed');

/** POST /auth/login: a fresh bearer token and the user it belongs to. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: requestBody({ email: knownEmail(), password: knownPassword() }),
  response: z.object({ accessToken: z.string(), user: userSchema }),
});

/** POST /auth/logout: revokes the token that was sent. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  response: message,
});

/**
 * POST /auth/signup: makes an unconfirmed account and mails it a link. A known e-mail gets the same answer, and another
 * mail. `acceptsTerms` is the box "I am at least 13 and accept the terms"; when it is sent it must be true.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  body: requestBody({
    email: newEmail(),
    password: newPassword(),
    recaptchaToken,
    acceptsTerms: trueOrFalse('acceptsTerms')
      .refine((accepts) => accepts, 'acceptsTerms: confirm that you are at least 13 and accept the terms')
      .optional(),
  }),
  response: message,
});

/** POST /auth/resend-confirmation: mails the link again, for an e-mail or for the token of an expired link. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/resend-confirmation',
  access: 'public',
  body: requestBody({ email: knownEmail().optional(), token: linkToken().optional() }).refine(
    ({ email, token }) => (email === undefined) !== (token === undefined),
    { path: ['email'], error: 'email: send either the e-mail or the token of the link' },
  ),
  response: message,
});

/** POST /auth/confirm-email: confirms a sign-up, or the new address of an e-mail change. Repeating it answers the same. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: message,
});

/** POST /auth/account-recovery: mails a link to set a new password; the same answer for every e-mail. */
export const recoverAccount = endpoint({
  method: 'POST',
  path: '/auth/account-recovery',
  access: 'public',
  // A client that does not encode the address sends a plus, which is read as a space; no address of ours has one.
  query: z.object({ email: knownEmail().transform((email) => email.replaceAll(' ', '+')) }),
  response: message,
});

/** POST /auth/password-change: sets a new password by a recovery link's token and ends every session. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password-change',
  access: 'public',
  body: requestBody({ password: newPassword(), token: linkToken() }),
  response: message,
});

/** POST /auth/undo-deletion: keeps an account that was to be deleted, by the token of the mail's link. */
export const undoDeletion = endpoint({
  method: 'POST',
  path: '/auth/undo-deletion',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: message,
});

/** GET /auth/options: what this server is configured for. */
export const getAuthOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  response: z.object({
    captcha: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
      z.object({ provider: z.literal('altcha') }),
    ]),
    /** Logins that work here; the client shows a button for each. */
    socialProviders: z.array(z.enum(socialProviders)),
    /** Whether mails stay here and can be read at /dev/inbox. */
    hasInbox: z.boolean(),
  }),
});

/** GET /auth/captcha-challenge: a challenge of ALTCHA, to be given to its widget as it is; 404 where Google checks. */
export const getCaptchaChallenge = endpoint({
  method: 'GET',
  path: '/auth/captcha-challenge',
  access: 'public',
  query: z.object({
    action: z.enum(captchaActions, `action: use one of ${captchaActions.join(', ')}`).default('signup'),
  }),
  response: z.looseObject({}),
});

export const authContract = {
  login,
  logout,
  signUp,
  resendConfirmation,
  confirmEmail,
  recoverAccount,
  changePassword,
  undoDeletion,
  getAuthOptions,
  getCaptchaChallenge,
};
