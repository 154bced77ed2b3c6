import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Schema } from './schema.ts';

/** The columns of a table are in `schema.ts`. */
export interface Database extends Schema {
  /**
   * `confirmed_at` is null until an email link or a social provider's verified address confirms the account.
   * `email` is as typed, `email_key` its unique normalized form. `password_hash` (argon2id) is null for
   * accounts with social logins only. `sign_up_hash` is the password of a later sign-up with a confirmed
   * email. Login responds to it as to an unconfirmed account, which prevents user enumeration. A deleted
   * account keeps its row without personal data, because comments and invoices reference it.
   */
  account: Schema['account'];
  /** A pending account deletion. Undoing or completing it deletes the row. */
  account_deletion: Schema['account_deletion'];
  /**
   * An admin action; the table is append-only. `actor_id` is null for the admin command. `subject` is the
   * affected object, such as a payment id. `before` and `after` contain only changed values. Entries contain
   * no personal data, because they outlive deleted accounts.
   */
  audit_entry: Schema['audit_entry'];
  /** `file_name` is random and changes with each upload, so browsers can cache the image forever. */
  avatar: Schema['avatar'];
  /** The first verdict of code near its time limit. Identical code gets it again: a new one could differ. */
  borderline_verdict: Schema['borderline_verdict'];
  /**
   * `parent_id` is a reply's top-level comment; `reply_to_id` is set for a reply to a reply.
   * `awaiting_review` is an account's first comment, if it has a link. Three reports make a comment `hidden`,
   * until an admin publishes or deletes it. A `deleted` comment has replies and is kept without text and
   * author.
   */
  comment: Schema['comment'];
  /** A report of a comment, at most one per account. `settled_at` is set when an admin's decision resolves it. */
  comment_report: Schema['comment_report'];
  /** An earlier version of a comment. The last five are kept for admins. */
  comment_revision: Schema['comment_revision'];
  /** A ZIP of an account's data: `queued`, `running` (leased), `ready` until `expires_at`, or `failed`. */
  data_export: Schema['data_export'];
  /** A kind of email (see contracts/src/emails.ts) that an account unsubscribed from. */
  declined_mail: Schema['declined_mail'];
  /** `typed_code` is null for an unchanged template, so that updates of the template reach the learner. */
  draft: Schema['draft'];
  /** Earlier code of a draft; the newest 20 are kept. */
  draft_version: Schema['draft_version'];
  /** Access to a course until `expires_at`; another purchase extends it. `last_section` is the last tab. */
  enrollment: Schema['enrollment'];
  /** A background analysis, with the states of a `run`. A paused one is `queued` with a partial `result`. */
  follow_up: Schema['follow_up'];
  /** An invoice or a refund's credit note. Immutable once issued. The worker renders the `pdf`. */
  invoice: Schema['invoice'];
  /** Last invoice number per year. Numbers have no gaps. */
  invoice_counter: Schema['invoice_counter'];
  /**
   * An email to one recipient: `queued` (until `send_after`), `sending` (leased), then `sent`, `declined`
   * (unsubscribed), `failed` or `dropped` (by an admin). Links are created when the email is sent, so rows
   * contain no tokens. `repeat_key` is a unique idempotency key. `rendered` is set only for the local inbox.
   */
  mail: Schema['mail'];
  /**
   * A mistake, or a solved problem, that comes back as an exercise. The event that created it counts as its first review.
   * - `key`: unique within its kind and lesson: the quiz and its question, the hash of a counterexample, or a wrong
   *   program's file name;
   * - `submission_id`: the failing program of a counterexample, or the approved one of a problem to solve again;
   * - `stability` and `difficulty`: the state of FSRS;
   * - `scheduled_at`: when FSRS wants the next review; `due` is earlier if the interview is;
   * - `opened_at`: when the learner opened the exercise on another page. What they do there later is the review.
   */
  memory_item: Schema['memory_item'];
  /**
   * Settings of an account's memory.
   * - `interview_on`: a day in the account's time zone, such as `2026-12-24`. Text, because it has no time;
   * - `collected_at`: until when events became items.
   */
  memory_plan: Schema['memory_plan'];
  /**
   * The table is append-only. `operation_id` is chosen by the client, so that a repeated request counts once. `due` is the
   * resulting date of the item.
   */
  memory_review: Schema['memory_review'];
  /** A learner's note on a lesson. Deleted when it becomes empty. */
  note: Schema['note'];
  /**
   * An order and its payment. Checkout creates it as `open`. Only the payments worker changes `state`, based
   * on Stripe, and sets `paid` in the transaction that creates the enrollment. `refunded` means refunded in
   * full. `course_ids` are ascending. `intent_id` can be the id of a free order
   * (contracts/src/free-order.ts). `card_country`, `ip_country` and `billing_address` are evidence of the
   * buyer's location. `access_from` is the start of an extension. `is_duplicate`: another payment bought the
   * same course first, so this one grants no access and is refunded.
   */
  payment: Schema['payment'];
  /**
   * A study plan until the interview.
   * - `minutes`: of each weekday, from Monday;
   * - `started_on`: study days are counted from this day, to place rehearsals;
   * - `placement`: the lessons whose questions were answered, and whether rightly;
   * - `computed_on`: the learner's day for which `content` was computed (planning/src/stored-plan.ts);
   * - `calendar_hash`: SHA-256 of the token in the address of the calendar feed.
   */
  plan: Schema['plan'];
  /**
   * Something that a learner did in practice. The table is append-only and kept as long as the account.
   * - `ref`: the subject, such as a wrong program's file name for the kind `diagnosis`;
   * - `problem_version`: of `fingerprints.json`, which distinguishes events before and after an edit of the problem.
   */
  practice_event: Schema['practice_event'];
  /** A promo code, in uppercase: a `fraction` of the price or a fixed amount. Null limits are unlimited. */
  promo_code: Schema['promo_code'];
  /** An expired reservation counts until the worker has canceled its intent, so that no code is overused. */
  promo_use: Schema['promo_use'];
  /** The latest submission of a quiz; `answers` has the chosen indexes per question. */
  quiz_result: Schema['quiz_result'];
  /** Active reading time per account and course; `seen_at` is the last heartbeat. */
  reading_time: Schema['reading_time'];
  /**
   * Starts as `approved` within the refund rule or by an admin, else as `requested`. Approved refunds go to
   * Stripe: `pending`, then `succeeded` or `failed`. Origin `processor` is a refund that was made in Stripe.
   */
  refund: Schema['refund'];
  /**
   * An interview rehearsal, at most one running per account.
   * - `ends_at`: moves while the judge does not answer;
   * - `code`: the text to which all edits lead;
   * - `writer`: the browser tab that may append edits;
   * - `follow_up`: index of the question in the interviewer's script;
   * - `share_hash`: SHA-256 of the token in the link to the replay.
   */
  rehearsal: Schema['rehearsal'];
  /** Gzipped edits from number `first` on. `is_merged`: one edit that replaces the whole text. */
  rehearsal_edits: Schema['rehearsal_edits'];
  /** Something on the time line of a rehearsal; `ref` is the run or submission. */
  rehearsal_event: Schema['rehearsal_event'];
  /**
   * A run of a learner's own test cases. A judge claims a queued row: it increments `attempt` and renews the
   * lease `leased_until`. When the lease expires, the row returns to queued. Finished rows are deleted after
   * an hour.
   */
  run: Schema['run'];
  /** A linked OAuth identity. `subject` is the provider's user id, `email` its verified address when it was linked. */
  social_login: Schema['social_login'];
  /** States are those of a `run`. `status_msg`, `runtime_ms` and `memory_kb` copy parts of `result`. */
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

/** Replaces broken idle connections, so that a restart of the server fails at most the running queries. */
export function connect(url: string, options: { maxConnections?: number } = {}): Kysely<Database> {
  const pool = new Pool({ connectionString: url, max: options.maxConnections ?? 10 });
  pool.on('error', () => undefined); // a broken idle connection; the pool has dropped it
  // A connection that breaks within a transaction would crash the process without a handler; now the next query fails.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
