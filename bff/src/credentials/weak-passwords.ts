import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../platform/error.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Throws `weak_password` (400) for a common password, or one that equals the account's email. */
export function refuseWeakPassword(password: string, email: string): void {
  const typed = password.normalize('NFC').toLowerCase();
  const address = email.toLowerCase();
  if (typed === address || typed === address.split('@')[0]) {
    throw fieldError('weak_password', 'password', "password: don't use your email as your password");
  }
  if (common.has(typed)) {
    throw fieldError(
      'weak_password',
      'password',
      'password: this password is too common; choose another one',
    );
  }
}
