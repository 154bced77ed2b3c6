import { text } from './request-field.ts';

/** The email of an existing account. Accepts nearly any text to prevent user enumeration. */
export const knownEmail = (field = 'email') =>
  text(field)
    .trim()
    .min(1, `${field}: enter your email`)
    .max(254, `${field}: at most 254 characters are allowed`)
    .refine((address) => !address.includes('\0'), `${field}: null bytes are not allowed`);

/** A deliverable address: no spaces or control characters, and a dot in the domain. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}_]+\.[\p{L}\p{N}-]{2,}$/u;

/** The email for a new account. The domain is lowercased. */
export const newEmail = (field = 'email') =>
  knownEmail(field)
    .refine((address) => emailPattern.test(address) && !/\.\.|\.@|@[.-]|^\./.test(address), {
      error: `${field}: enter a complete email address, such as name@example.com`,
    })
    .transform((address) => {
      const at = address.lastIndexOf('@');
      return address.slice(0, at) + address.slice(at).toLowerCase();
    });

/** The password of an existing account. */
export const knownPassword = (field = 'password') =>
  text(field)
    .min(1, `${field}: enter your password`)
    .max(1024, `${field}: at most 1024 characters are allowed`);

/** In code points, after NFC normalization. */
export const passwordLength = { min: 10, max: 128 } as const;

/** A new password. The server also rejects common passwords and the account's email. */
export const newPassword = (field = 'password') =>
  text(field)
    .max(1024, `${field}: use at most ${passwordLength.max} characters`)
    .superRefine((password, context) => {
      const message = passwordError(password);
      if (message !== undefined) context.addIssue({ code: 'custom', message: `${field}: ${message}` });
    });

/** Returns what is wrong with a password, as the end of a sentence; undefined if it is acceptable. */
export function passwordError(password: string): string | undefined {
  const characters = [...password.normalize('NFC')];
  if (characters.length < passwordLength.min) return `use at least ${passwordLength.min} characters`;
  if (characters.length > passwordLength.max) return `use at most ${passwordLength.max} characters`;
  if (new Set(characters).size === 1) return 'use more than one character repeated';
  return undefined;
}

/** A one-time token from an email link: 32 random bytes as base64url. */
export const linkToken = (field = 'token') =>
  text(field).trim().min(1, `${field}: the link is incomplete`).max(512, `${field}: this link is not valid`);
