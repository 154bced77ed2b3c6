import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../platform/error.ts';

const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Refuses a password that many people have, or that is the account's e-mail (400 `weak_password`). */
export function refuseWeakPassword(password: string, email: string): void {
  const typed = password.normalize('NFC').toLowerCase();
  const address = email.toLowerCase();
  if (typed === address || typed === address.split('@')[0]) {
    throw fieldError('weak_password', 'password', 'password: do not use your e-mail as your password');
  }
  if (common.has(typed)) {
    throw fieldError(
      'weak_password',
      'password',
      'password: this is one of the most common passwords; choose another',
    );
  }
}
