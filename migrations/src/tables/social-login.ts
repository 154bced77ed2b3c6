import type { Generated } from 'kysely';

/** A linked OAuth identity. `subject` is the provider's user id, `email` its verified address when it was linked. */
export interface SocialLoginTable {
  provider: 'google' | 'github';
  subject: string;
  account_id: string;
  email: string;
  linked_at: Generated<Date>;
}
