import type { Generated } from 'kysely';

/**
 * An email link or a social provider's verified address confirms an account; `confirmed_at` is null until then.
 * - `email` is as typed; `email_key` is its unique normalized form.
 * - `password_hash` (argon2id) is null for accounts with social logins only.
 * - `terms_version` is the accepted version of the terms; `time_zone` is an IANA zone.
 * - `sign_up_hash` (argon2id) is the password of a later sign-up with the email of a confirmed account. Login
 *   responds to it as to an unconfirmed account, which prevents user enumeration.
 * - `signed_up_at` is the time of the latest sign-up with this email.
 *
 * A deleted account keeps its row without personal data and with `erased_at`, because comments and invoices reference it.
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
  erased_at: Date | null;
}
