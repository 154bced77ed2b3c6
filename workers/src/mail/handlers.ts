import { declinableEmails, type EmailTemplate } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Handlers } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import type { EmailLinks } from './links.ts';
import type { EmailOutcome } from './metrics.ts';
import { maxAttempts, claimEmail, finishAttempt, isDeclined } from './emails.ts';
import { renderEmail } from './render.ts';
import type { Transport } from './transport.ts';

export interface EmailContext {
  readonly db: Kysely<Database>;
  readonly links: EmailLinks;
  /** If undefined, the rendered email stays in its row for the inbox. */
  readonly transport: Transport | undefined;
  readonly log: Logger;
  readonly count?: (template: string, outcome: EmailOutcome) => void;
}

/** Skips an email that is sent or being sent. After a failure, the sweep enqueues a job at `send_after`. */
export function createHandlers({ db, links, transport, log, count }: EmailContext): Handlers<'mail'> {
  return {
    async send({ mailId }) {
      const mail = await claimEmail(db, mailId);
      if (!mail) return;
      const logFields = { mailId, template: mail.template, attempt: mail.attempt };
      try {
        const kind = declinableEmails[mail.template as EmailTemplate];
        if (kind !== undefined && (await isDeclined(db, mail.accountId, kind))) {
          await finishAttempt(db, mail, { state: 'declined' });
          return count?.(mail.template, 'declined');
        }
        const rendered = renderEmail(mail, links);
        const { subject, text, html } = rendered;
        if (transport) await transport.send({ ...rendered, id: mail.id, recipient: mail.recipient });
        await finishAttempt(db, mail, {
          state: 'sent',
          ...(!transport && { rendered: { subject, text, html } }),
        });
        count?.(mail.template, 'sent');
        log.info(logFields, transport ? 'sent' : 'stored in the inbox');
      } catch (error) {
        const isFinal = mail.attempt >= maxAttempts || isPermanentRejection(error);
        const reason = failureReason(error);
        await finishAttempt(db, mail, { state: isFinal ? 'failed' : 'queued', reason });
        count?.(mail.template, isFinal ? 'failed' : 'retried');
        log[isFinal ? 'error' : 'warn'](
          { ...logFields, reason },
          isFinal ? 'email failed permanently' : 'email failed, will retry',
        );
      }
    },
  };
}

/** Returns true if the mail server rejected the recipient permanently (55x). */
function isPermanentRejection(error: unknown): boolean {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560 && command === 'RCPT TO'
  );
}

/** Formats the mail server's error, which may contain addresses but not the email's content. */
function failureReason(error: unknown): string {
  const { code, responseCode, message } = Object(error) as Record<string, unknown>;
  return [code, responseCode, message]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ')
    .slice(0, 300);
}
