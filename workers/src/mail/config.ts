import { flag, optionalSecret, processEnvironment } from '@dryrun/runtime/config';
import { siteSettings, unsetIfEmpty } from '@dryrun/runtime/site-settings';
import { secretKey } from '@dryrun/runtime/secret-key';
import { z } from 'zod';

export const environment = processEnvironment
  .extend({
    /** Public base URL, for links. */
    APP_URL: z.url().default('http://localhost:3000'),
    /** Shared with the BFF; link tokens are derived from it. */
    SECRET_KEY: secretKey,
    /** Mail server, such as smtps://user:password@mail.example.com. Without it, emails stay in the database. */
    SMTP_URL: optionalSecret,
    ...siteSettings,
    /** SITE_NAME <CONTACT_EMAIL> if empty. */
    MAIL_FROM: z.string().default(''),
    MAIL_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(4),
    /** Keeps emails for /dev/inbox if there is no mail server. */
    INBOX: unsetIfEmpty(flag),
    DEMO: flag.default(false),
  })
  .superRefine((settings, context) => {
    if (settings.APP_MODE !== 'production' || settings.DEMO) return;
    const addIssue = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    if (settings.INBOX) addIssue('INBOX', 'must be off in production unless DEMO=1');
    if (!settings.SMTP_URL)
      addIssue(
        'SMTP_URL',
        'is required in production: sign-up needs a mail server to send confirmation emails',
      );
  });

export type Config = z.output<typeof environment>;
