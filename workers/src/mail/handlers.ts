import { declinableEmails, type EmailTemplate } from '@dryrun/contracts/emails';
import type { Database } from '@dryrun/migrations/database';
import type { Logger } from '@dryrun/runtime/logger';
import type { Handlers } from '@dryrun/runtime/queues';
import type { Kysely } from 'kysely';
import type { MailLinks } from './links.ts';
import type { EmailOutcome } from './metrics.ts';
import { attempts, claimEmail, endAttempt, isDeclined } from './emails.ts';
import { renderEmail } from './render.ts';
import type { Transport } from './transport.ts';

export interface MailContext {
  readonly db: Kysely<Database>;
  readonly links: MailLinks;
  /** Undefined keeps the mail in its row, where the inbox reads it. */
  readonly transport: Transport | undefined;
  readonly log: Logger;
  readonly count?: (template: string, outcome: EmailOutcome) => void;
}

/**
 * From row to mail server. A job for a mail that is sent, or being sent, does nothing. A mail that could not be sent goes
 * back with a later `send_after`, when the sweep gives it a new job.
 */
export function createHandlers({ db, links, transport, log, count }: MailContext): Handlers<'mail'> {
  return {
    async send({ mailId }) {
      const mail = await claimEmail(db, mailId);
      if (!mail) return;
      const about = { mailId, template: mail.template, attempt: mail.attempt };
      try {
        const kind = declinableEmails[mail.template as EmailTemplate];
        if (kind !== undefined && (await isDeclined(db, mail.accountId, kind))) {
          await endAttempt(db, mail, { state: 'declined' });
          return count?.(mail.template, 'declined');
        }
        const rendered = renderEmail(mail, links);
        const { subject, text, html } = rendered;
        if (transport) await transport.send({ ...rendered, id: mail.id, recipient: mail.recipient });
        await endAttempt(db, mail, {
          state: 'sent',
          ...(!transport && { rendered: { subject, text, html } }),
        });
        count?.(mail.template, 'sent');
        log.info(about, transport ? 'sent' : 'put into the inbox');
      } catch (error) {
        const isLast = mail.attempt >= attempts || isHopeless(error);
        const reason = reasonOf(error);
        await endAttempt(db, mail, { state: isLast ? 'failed' : 'queued', reason });
        count?.(mail.template, isLast ? 'failed' : 'retried');
        log[isLast ? 'error' : 'warn']({ ...about, reason }, isLast ? 'given up' : 'not sent yet');
      }
    },
  };
}

/** A mail server's lasting refusal (5xx) of the recipient; trying again changes nothing. */
function isHopeless(error: unknown): boolean {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 550 && responseCode < 560 && command === 'RCPT TO'
  );
}

/** What a mail server said, without the mail: its errors may quote addresses, never contents. */
function reasonOf(error: unknown): string {
  const { code, responseCode, message } = Object(error) as Record<string, unknown>;
  return [code, responseCode, message]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ')
    .slice(0, 300);
}
