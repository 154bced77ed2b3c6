import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Schema } from './schema.ts';

/** The columns of a table are in `schema.ts`. */
export interface Database extends Schema {
  /**
   * An email link or a social provider's verified address confirms an account; `confirmed_at` is null until then.
   * - `email` is as typed; `email_key` is its unique normalized form.
   * - `password_hash` (argon2id) is null for accounts with social logins only.
   * - `terms_version` is the accepted version of the terms; `time_zone` is an IANA zone.
   * - `sign_up_hash` (argon2id) is the password of a later sign-up with the email of a confirmed account. Login
   *   responds to it as to an unconfirmed account, which prevents user enumeration.
   * - `signed_up_at` is the time of the latest sign-up with this email.
   *
   * A deleted account keeps its row without personal data and with `erased_at`, because comments and invoices
   * reference it.
   */
  account: Schema['account'];
  /** A pending account deletion. Undoing or completing it deletes the row. */
  account_deletion: Schema['account_deletion'];
  /**
   * An admin action. `actor_id` is null for the command line. `account_id` is the affected account, `subject` the
   * affected object: a promo code, a payment id, a job. `before` and `after` contain only changed values. Entries
   * contain no personal data, because they outlive deleted accounts. The table is append-only.
   * - `act`: one of `adminActions` in contracts/src/audit.ts.
   */
  audit_entry: Schema['audit_entry'];
  /** `file_name` is random and changes with each upload, so browsers can cache the image forever. */
  avatar: Schema['avatar'];
  /**
   * The first verdict of a program near its time limit. Later submissions of identical code reuse it, because another
   * measurement could flip the verdict. `result` is the check response without its state.
   */
  borderline_verdict: Schema['borderline_verdict'];
  /**
   * A blog comment. `parent_id` is a reply's top-level comment; `reply_to_id` is set for a reply to a reply. States:
   * - `published`;
   * - `awaiting_review`: an account's first comment, if it has a link;
   * - `hidden`: after three reports, until an admin publishes or deletes it;
   * - `deleted`: a deleted comment with replies, kept without text and author. Others are removed.
   */
  comment: Schema['comment'];
  /** A report of a comment, at most one per account. `settled_at` is set when an admin publishes the comment. */
  comment_report: Schema['comment_report'];
  /** An earlier version of a comment. The last five are kept for admins. */
  comment_revision: Schema['comment_revision'];
  /**
   * A ZIP of all data of an account. `queued` → `running` (leased) → `ready` with `archive` until `expires_at`, or
   * `failed` after the last attempt. Expired rows are deleted.
   */
  data_export: Schema['data_export'];
  /** A kind of email (see contracts/src/emails.ts) that an account unsubscribed from. */
  declined_mail: Schema['declined_mail'];
  /**
   * A learner's current code. `typed_code` is null for an unchanged template, so that updates of the template reach
   * the learner. `revision` grows with each change.
   */
  draft: Schema['draft'];
  /** Earlier code of a draft; the newest 20 are kept. */
  draft_version: Schema['draft_version'];
  /**
   * Access to a course until `expires_at`. One row per account and course; buying again extends it.
   * - `last_section`: the opened tab of the last lesson; null for the question.
   */
  enrollment: Schema['enrollment'];
  /**
   * A background analysis: a minimized counterexample of a rejected submission, or the measured complexity of an
   * approved one. States are those of a run (see `run`). A preempted analysis returns to queued, with partial results
   * in `result` and the time used in `spent_ms`. `claimed` is the growth class the learner expects.
   */
  follow_up: Schema['follow_up'];
  /** An invoice or a refund's credit note. Immutable once issued. The worker renders the `pdf`. */
  invoice: Schema['invoice'];
  /** Last invoice number per year. Numbers have no gaps. */
  invoice_counter: Schema['invoice_counter'];
  /**
   * An email to one recipient. `queued` (until `send_after`) → `sending` (leased by a worker until `leased_until`) →
   * `sent`. Other final states: `declined` (unsubscribed), `failed` (after the last attempt), `dropped` (by an
   * admin). contracts/src/emails.ts defines `template` and `data`. Links are created when the email is sent, so rows
   * contain no tokens. `repeat_key` is a unique idempotency key. `rendered` is set only for the local inbox.
   * - `last_error`: the mail server's response to the last failed attempt.
   */
  mail: Schema['mail'];
  /** A learner's note on a lesson. Deleted when it becomes empty. */
  note: Schema['note'];
  /**
   * An order and its payment. Checkout creates it as `open`; only the payments worker changes `state`, based on
   * Stripe. The worker sets `paid` in the transaction that creates the enrollment.
   * - `course_ids`: sorted in ascending order.
   * - `intent_id`: the Stripe PaymentIntent, or the id of a free order (contracts/src/free-order.ts).
   * - `state`: `refunded` means refunded in full.
   * - `last_error`: Stripe's message for the last failed attempt.
   * - `polls`: how often the client polled the status of the open payment.
   * - `card_country`, `ip_country` and `billing_address`: evidence of the buyer's location.
   * - `access_from`: start of an extension.
   * - `is_duplicate`: another payment bought the same course first, so this one grants no access and is refunded.
   */
  payment: Schema['payment'];
  /** A promo code, in uppercase: a `fraction` of the price or a fixed amount. Null limits are unlimited. */
  promo_code: Schema['promo_code'];
  /**
   * `reserved` when the intent is created, `used` when it is paid. An expired reservation counts until the worker has
   * canceled its intent, so a code cannot be overused.
   */
  promo_use: Schema['promo_use'];
  /** The latest submission of a quiz; `answers` has the chosen indexes per question. */
  quiz_result: Schema['quiz_result'];
  /** Active reading time per account and course; `seen_at` is the last heartbeat. */
  reading_time: Schema['reading_time'];
  /**
   * A request within the refund rule or by an admin starts as `approved`. Other requests are `requested` until an
   * admin decides. The worker sends approved refunds to Stripe: `pending`, then `succeeded` or `failed`. Origin
   * `processor` is a refund made in Stripe that the worker recorded.
   * - `finished_lessons` and `reading_minutes`: usage at the time of the request, for the refund rule.
   */
  refund: Schema['refund'];
  /**
   * A run of a learner's own test cases. queued -> running -> finished. A judge claims a queued row: it increments
   * `attempt`, and sets and renews the lease `leased_until`. When the lease expires, the row returns to queued.
   * `result` is the check response without its state. Finished rows are deleted after an hour.
   * - `cases`: JSON literals of the arguments, per test case.
   */
  run: Schema['run'];
  /** A linked OAuth identity. `subject` is the provider's user id, `email` its verified address when it was linked. */
  social_login: Schema['social_login'];
  /**
   * Kept until the account is deleted. States are those of a run (see `run`). `status_msg`, `runtime_ms` and
   * `memory_kb` duplicate values of `result` for the list.
   */
  submission: Schema['submission'];
  /**
   * Only the SHA-256 of a token is stored. A `session` has sliding expiration: GET /user/me extends `expires_at` at
   * most once a day. `user_agent` and `address` are from its login. Revoking deletes the row. A session with an
   * `admin_session_id` is an admin's read-only view of the account; it is not extended. Other kinds are one-time
   * tokens of email links, consumed at `spent_at`. They are kept until they expire, to recognize a second click.
   * `email` is the new address of an email change; `password_hash` is the password of the sign-up to confirm.
   */
  token: Schema['token'];
  /**
   * A recording of a learner's program on one input. States are those of a run (see `run`). `result` is the response
   * without the row's other fields, at most 2 MB. Deleted after `limits.traceRetentionDays`.
   * - `input`: a JSON literal per argument.
   * - `from_step`: the start of a window that the learner asked for.
   */
  trace: Schema['trace'];
  /** A verified Stripe event, stored for idempotency; the payments worker sets `handled_at`. */
  webhook_event: Schema['webhook_event'];
}

/**
 * Broken idle connections are replaced, so a server restart fails at most the running queries. Call `destroy()` to
 * close the pool.
 */
export function connect(url: string, options: { maxConnections?: number } = {}): Kysely<Database> {
  const pool = new Pool({ connectionString: url, max: options.maxConnections ?? 10 });
  pool.on('error', () => undefined); // a broken idle connection; the pool has dropped it
  // A connection that breaks within a transaction would crash the process without a handler; now the next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
