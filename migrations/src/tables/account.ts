import type { Generated } from 'kysely';

/**
 * A person who may log in. Created at sign-up unconfirmed (`confirmed_at` null), confirmed once by mail or
 * by a social provider's verified address. `email` is as typed, `email_key` its unique lower-case form.
 * `password_hash` (argon2id) is null for accounts which only log in through a provider. `terms_version` is the version of
 * the terms that was accepted, `time_zone` an IANA zone. `sign_up_hash` (argon2id) is what somebody chose who signed up with
 * the e-mail of an account that is confirmed: it opens nothing, but login answers it as it does everywhere before the
 * confirmation, so that nobody learns whether there is an account. `signed_up_at` is the latest sign-up with this e-mail. A deleted account keeps its row, without anything of the person:
 * what others still need (comments, invoices) points at it.
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
  time_zone: string | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  sign_up_hash: string | null;
  signed_up_at: Date | null;
}
