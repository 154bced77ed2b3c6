import { site } from '@dryrun/contracts/site';
import { flag, optionalSecret, processEnvironment } from '@dryrun/runtime/config';
import { secretKey } from '@dryrun/runtime/secret-key';
import { z } from 'zod';

const optionalFlag = z.preprocess((value) => (value === '' ? undefined : value), flag.optional());

/** The environment of the mail worker. */
export const environment = processEnvironment
  .extend({
    /** The address people use, for links. */
    APP_URL: z.url().default('http://localhost:3000'),
    /** Shared with the BFF: tokens of links are made from it. */
    SECRET_KEY: secretKey,
    /** Where mails go, such as smtps://user:password@mail.example.com; without it they stay in the inbox. */
    SMTP_URL: optionalSecret,
    MAIL_FROM: z.string().default(`${site.name} <${site.contactMail}>`),
    /** Mails sent at once. */
    MAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
    /** Keeps mails to be read at /dev/inbox when there is no mail server. */
    INBOX: optionalFlag,
    DEMO: flag.default(false),
  })
  .superRefine((settings, context) => {
    if (settings.APP_MODE !== 'production' || settings.DEMO) return;
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (settings.INBOX) refuse('INBOX', 'must be off in production, unless DEMO=1 says it is a demo');
    if (!settings.SMTP_URL)
      refuse('SMTP_URL', 'is needed in production: without a mail server nobody can sign up');
  });

export type Config = z.output<typeof environment>;
