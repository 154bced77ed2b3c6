import { declinableEmails, emailTemplates, type EmailTemplate } from '@dryrun/contracts/emails';
import { site } from '@dryrun/contracts/site';
import { letterHtml } from './html.ts';
import type { Letter, Links } from './email-layout.ts';
import type { MailLinks } from './links.ts';
import { letterText } from './plain-text.ts';
import { templates } from './templates.ts';

interface MailToRender {
  readonly template: string;
  readonly data: unknown;
  readonly accountId: string | null;
  /** In which the mail tells the time; UTC unless given. */
  readonly timeZone?: string | null;
}

/** A mail ready to be sent. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program's own button posts to, for mails that may be declined (RFC 8058). */
  readonly unsubscribeUrl: string | undefined;
}

/** Words a row of table `mail`. Throws when the template is unknown or the data is not the template's. */
export function renderEmail(
  { template, data, accountId, timeZone }: MailToRender,
  links: MailLinks,
): RenderedEmail {
  const name = template as EmailTemplate;
  if (!Object.hasOwn(templates, name)) throw new Error(`there is no mail template '${template}'`);
  const write = templates[name] as (data: unknown, links: Links, zone: string) => Letter;
  const letter = write(emailTemplates[name].parse(data), links, timeZone ?? 'UTC');
  const kind = declinableEmails[name];
  const unsubscribe =
    kind !== undefined && accountId !== null ? links.unsubscribe(accountId, kind) : undefined;
  const footer = unsubscribe
    ? `${site.name}, ${links.page('/')}. No more mails of this kind: ${unsubscribe.page}`
    : `${site.name}, ${links.page('/')}. This mail is about your account.`;
  return {
    subject: letter.subject,
    text: letterText(letter, footer),
    html: letterHtml(letter, footer),
    unsubscribeUrl: unsubscribe?.oneClick,
  };
}
