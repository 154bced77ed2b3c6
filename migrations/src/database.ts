import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { AccountDeletionTable } from './tables/account-deletion.ts';
import type { AccountTable } from './tables/account.ts';
import type { AuditEntryTable } from './tables/audit-entry.ts';
import type { AvatarTable } from './tables/avatar.ts';
import type { BookmarkTable } from './tables/bookmark.ts';
import type { DataExportTable } from './tables/data-export.ts';
import type { DeclinedMailTable } from './tables/declined-mail.ts';
import type {
  CommentBanTable,
  CommentReportTable,
  CommentRevisionTable,
  CommentTable,
} from './tables/comment.ts';
import type { BorderlineVerdictTable } from './tables/borderline-verdict.ts';
import type { DraftTable, DraftVersionTable } from './tables/draft.ts';
import type { EnrollmentTable } from './tables/enrollment.ts';
import type { InvoiceCounterTable, InvoiceTable } from './tables/invoice.ts';
import type { FollowUpTable } from './tables/follow-up.ts';
import type { LessonProgressTable } from './tables/lesson-progress.ts';
import type { EmailTable } from './tables/mail.ts';
import type { NoteTable } from './tables/note.ts';
import type { PaymentTable } from './tables/payment.ts';
import type { PromoCodeTable, PromoUseTable } from './tables/promo-code.ts';
import type { QuizResultTable } from './tables/quiz-result.ts';
import type { ReadingTimeTable } from './tables/reading-time.ts';
import type { RefundTable } from './tables/refund.ts';
import type { RunTable } from './tables/run.ts';
import type { SocialLoginTable } from './tables/social-login.ts';
import type { SubmissionTable } from './tables/submission.ts';
import type { TokenTable } from './tables/token.ts';
import type { TraceTable } from './tables/trace.ts';
import type { WebhookEventTable } from './tables/webhook-event.ts';

export interface Database {
  account: AccountTable;
  token: TokenTable;
  enrollment: EnrollmentTable;
  lesson_progress: LessonProgressTable;
  note: NoteTable;
  bookmark: BookmarkTable;
  quiz_result: QuizResultTable;
  run: RunTable;
  submission: SubmissionTable;
  draft: DraftTable;
  draft_version: DraftVersionTable;
  follow_up: FollowUpTable;
  trace: TraceTable;
  borderline_verdict: BorderlineVerdictTable;
  social_login: SocialLoginTable;
  avatar: AvatarTable;
  mail: EmailTable;
  declined_mail: DeclinedMailTable;
  data_export: DataExportTable;
  account_deletion: AccountDeletionTable;
  promo_code: PromoCodeTable;
  promo_use: PromoUseTable;
  payment: PaymentTable;
  refund: RefundTable;
  invoice: InvoiceTable;
  invoice_counter: InvoiceCounterTable;
  webhook_event: WebhookEventTable;
  reading_time: ReadingTimeTable;
  comment: CommentTable;
  comment_revision: CommentRevisionTable;
  comment_report: CommentReportTable;
  comment_ban: CommentBanTable;
  audit_entry: AuditEntryTable;
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
