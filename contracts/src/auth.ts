import { z } from 'zod';
import { knownEmail, knownPassword, linkToken, newEmail, newPassword } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { requestBody, text, trueOrFalse } from './request-field.ts';
import { messageResponse } from './responses.ts';
import { isSameSitePath } from './return-path.ts';
import { userSchema } from './users.ts';

export const socialProviders = ['google', 'github'] as const;

export type SocialProvider = (typeof socialProviders)[number];

/** Actions that require a captcha. A token is valid for one action only. */
export const captchaActions = ['signup', 'comment_submission'] as const;

export type CaptchaAction = (typeof captchaActions)[number];

/** A captcha solution: a reCAPTCHA token, or an ALTCHA payload in base64. */
export const recaptchaToken = text('recaptchaToken')
  .min(1, 'recaptchaToken: solve the captcha first')
  .max(8192, 'recaptchaToken: at most 8192 characters are allowed');

/** The page to open after the login. The confirmation link carries it into another browser. */
const returnTo = () =>
  text('returnTo').refine(isSameSitePath, 'returnTo: must be a path of this site').optional();

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: requestBody({ email: knownEmail(), password: knownPassword() }),
  response: z.object({ accessToken: z.string(), user: userSchema }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  allowedInView: true,
  response: messageResponse,
});

/** The checkbox "I am at least 13 and accept the terms". */
const acceptsTerms = () =>
  trueOrFalse('acceptsTerms').refine(
    (accepts) => accepts,
    'acceptsTerms: confirm that you are at least 13 and accept the terms',
  );

/** Creates an unconfirmed account and emails a link. Every address gets the same response. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  body: requestBody({
    email: newEmail(),
    password: newPassword(),
    recaptchaToken,
    acceptsTerms: acceptsTerms().optional(),
    returnTo: returnTo(),
  }),
  response: messageResponse,
});

/** The social login that a `signup` code belongs to. A POST keeps the code out of URLs. */
export const getSocialSignUp = endpoint({
  method: 'POST',
  path: '/auth/social-signup/identity',
  access: 'public',
  body: requestBody({ code: linkToken('code') }),
  response: z.object({ provider: z.enum(socialProviders), email: z.string() }),
});

/** Creates the account of a social login and logs in. The code is valid once, for 15 minutes. */
export const finishSocialSignUp = endpoint({
  method: 'POST',
  path: '/auth/social-signup',
  access: 'public',
  body: requestBody({ code: linkToken('code'), acceptsTerms: acceptsTerms() }),
  response: login.response,
});

/** Emails a new link, for an address or for the token of an expired link. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/resend-confirmation',
  access: 'public',
  body: requestBody({
    email: knownEmail().optional(),
    token: linkToken().optional(),
    returnTo: returnTo(),
  }).refine(({ email, token }) => (email === undefined) !== (token === undefined), {
    path: ['email'],
    error: 'email: send either the email or the token of the link',
  }),
  response: messageResponse,
});

/** Confirms a sign-up or the new address of an email change. Idempotent. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm-email',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: messageResponse,
});

/** Emails a link to set a new password. Same response for every address. */
export const recoverAccount = endpoint({
  method: 'POST',
  path: '/auth/account-recovery',
  access: 'public',
  // An unencoded plus arrives as a space. No valid address contains a space.
  query: z.object({ email: knownEmail().transform((email) => email.replaceAll(' ', '+')) }),
  response: messageResponse,
});

/** Sets a new password and ends every session. `disconnected` lists the social logins that it removed. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/password-change',
  access: 'public',
  body: requestBody({ password: newPassword(), token: linkToken() }),
  response: messageResponse.extend({ disconnected: z.array(z.enum(socialProviders)).optional() }),
});

export const undoLinkNotValid = 'This link is no longer valid.';

export const undoDeletion = endpoint({
  method: 'POST',
  path: '/auth/undo-deletion',
  access: 'public',
  query: z.object({ token: linkToken() }),
  response: messageResponse,
});

export const getAuthOptions = endpoint({
  method: 'GET',
  path: '/auth/options',
  access: 'public',
  response: z.object({
    captcha: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
      z.object({ provider: z.literal('altcha') }),
    ]),
    socialProviders: z.array(z.enum(socialProviders)),
    /** Whether emails stay on this server and are listed at /dev/inbox. */
    hasInbox: z.boolean(),
  }),
});

/** An ALTCHA challenge for its widget; 404 when reCAPTCHA is configured. */
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
  getSocialSignUp,
  finishSocialSignUp,
  resendConfirmation,
  confirmEmail,
  recoverAccount,
  changePassword,
  undoDeletion,
  getAuthOptions,
  getCaptchaChallenge,
};
