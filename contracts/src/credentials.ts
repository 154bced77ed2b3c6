import { text } from './request-field.ts';

/** An e-mail that somebody has already: any text that may be one, so that nobody learns what exists. */
export const knownEmail = (field = 'email') =>
  text(field)
    .trim()
    .min(1, `${field}: enter your e-mail`)
    .max(254, `${field}: at most 254 characters are allowed`)
    .refine((address) => !address.includes('\0'), `${field}: a null byte is not allowed`);

/** What is before and after the @ of an address that mail can reach: no spaces or controls, a dot in the domain. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}_]+\.[\p{L}\p{N}-]{2,}$/u;

/** An e-mail that is new to us; its domain becomes lower case. */
export const newEmail = (field = 'email') =>
  knownEmail(field)
    .refine((address) => emailPattern.test(address) && !/\.\.|\.@|@[.-]|^\./.test(address), {
      error: `${field}: enter a whole e-mail address, such as name@example.com`,
    })
    .transform((address) => {
      const at = address.lastIndexOf('@');
      return address.slice(0, at) + address.slice(at).toLowerCase();
    });

/** A password that somebody has already. */
export const knownPassword = (field = 'password') =>
  text(field)
    .min(1, `${field}: enter your password`)
    .max(1024, `${field}: at most 1024 characters are allowed`);

/** Characters as a person counts them (code points). */
export const passwordLength = { min: 10, max: 128 } as const;

/** A password to be set. That it is neither common nor the e-mail, the server checks. */
export const newPassword = (field = 'password') =>
  text(field)
    .max(1024, `${field}: use at most ${passwordLength.max} characters`)
    .superRefine((password, context) => {
      const message = passwordError(password);
      if (message !== undefined) context.addIssue({ code: 'custom', message: `${field}: ${message}` });
    });

/** What is wrong with a password by itself, as the end of a sentence; undefined when nothing is. */
export function passwordError(password: string): string | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < passwordLength.min) return `use at least ${passwordLength.min} characters`;
  if (characters.length > passwordLength.max) return `use at most ${passwordLength.max} characters`;
  if (new Set(characters).size === 1) return 'use more than one character repeated';
  return undefined;
}

/** A token of a link: 32 random bytes as base64url. Anything else was never one of ours. */
export const linkToken = (field = 'token') =>
  text(field)
    .trim()
    .min(1, `${field}: the link is incomplete`)
    .max(512, `${field}: the link is not one of ours`);
