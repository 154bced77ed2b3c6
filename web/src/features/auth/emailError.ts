import { newEmail } from '@dryrun/contracts/credentials';
import { messages } from './messages.ts';

/** What is wrong with an e-mail that mail is to reach; undefined when nothing is. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return messages.emailMissing;
  return newEmail().safeParse(email).success ? undefined : messages.emailIncomplete;
}
