import type { Generated } from 'kysely';

/**
 * A person who may log in. Created at sign-up unconfirmed (`confirmed_at` null), confirmed once by mail or
 * by a social provider's verified address. `email` is as typed, `email_key` its unique lower-case form.
 * `password_hash` (argon2id) is null for accounts which only log in through a provider.
 */
export interface AccountTable {
  id: Generated<string>;
  email: string;
  email_key: string;
  name: string;
  image_url: string | null;
  role: Generated<'user' | 'admin'>;
  password_hash: string | null;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
}
