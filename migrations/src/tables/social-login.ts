import type { Generated } from 'kysely';

/** An identity at a provider that opens an account; `subject` is the provider's own id of the person, `email` its verified address then. */
export interface SocialLoginTable {
  provider: 'google' | 'github';
  subject: string;
  account_id: string;
  email: string;
  linked_at: Generated<Date>;
}
