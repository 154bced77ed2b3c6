import { newEmail } from '@dryrun/contracts/credentials';
import { messages } from './messages.ts';

/** Returns the error text for a new email address; undefined if it is valid. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return messages.emailMissing;
  return newEmail().safeParse(email).success ? undefined : messages.emailIncomplete;
}
