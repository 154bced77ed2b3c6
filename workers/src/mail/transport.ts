import { site } from '@dryrun/contracts/site';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { RenderedEmail } from './render.ts';

export interface Transport {
  send(email: RenderedEmail & { readonly id: string; readonly recipient: string }): Promise<void>;
  close(): void;
}

/** Connects to the mail server of SMTP_URL; undefined if none is configured. */
export function createSmtp({
  SMTP_URL,
  MAIL_FROM,
  APP_URL,
  MAIL_CONCURRENCY,
}: Config): Transport | undefined {
  if (!SMTP_URL) return undefined;
  const host = new URL(APP_URL).hostname;
  const smtp = createTransport({
    url: SMTP_URL.reveal(),
    pool: true,
    maxConnections: MAIL_CONCURRENCY,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, recipient, subject, text, html, unsubscribeUrl }) {
      await smtp.sendMail({
        from: MAIL_FROM || `${site.name} <${site.contactMail}>`,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`, // the same in every retry, so that mail clients can drop duplicates
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => smtp.close(),
  };
}
