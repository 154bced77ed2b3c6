import { declinableEmails, emailTemplates, type EmailTemplate } from '@dryrun/contracts/emails';
import { pagePath } from '@dryrun/contracts/pages';
import { site } from '@dryrun/contracts/site';
import { renderHtml } from './html.ts';
import type { EmailContent, TemplateLinks } from './email-layout.ts';
import type { EmailLinks } from './links.ts';
import { renderText } from './plain-text.ts';
import { templates } from './templates.ts';

interface EmailToRender {
  readonly template: string;
  readonly data: unknown;
  readonly accountId: string | null;
  /** Time zone for dates; UTC by default. */
  readonly timeZone?: string | null;
}

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe URL (RFC 8058), for optional emails. */
  readonly unsubscribeUrl: string | undefined;
}

/** Renders a row of table `mail`. Throws if the template is unknown or the data does not match it. */
export function renderEmail(
  { template, data, accountId, timeZone }: EmailToRender,
  links: EmailLinks,
): RenderedEmail {
  const name = template as EmailTemplate;
  if (!Object.hasOwn(templates, name)) throw new Error(`unknown email template '${template}'`);
  const createContent = templates[name] as (
    data: unknown,
    links: TemplateLinks,
    zone: string,
  ) => EmailContent;
  const content = createContent(emailTemplates[name].parse(data), links, timeZone ?? 'UTC');
  const kind = declinableEmails[name];
  const unsubscribe =
    kind !== undefined && accountId !== null ? links.unsubscribe(accountId, kind) : undefined;
  const footer = unsubscribe
    ? `${site.name}, ${links.page(pagePath('home'))}. Unsubscribe from these emails: ${unsubscribe.page}`
    : `${site.name}, ${links.page(pagePath('home'))}. This is an automatic message about your account.`;
  return {
    subject: content.subject,
    text: renderText(content, footer),
    html: renderHtml(content, footer),
    unsubscribeUrl: unsubscribe?.oneClick,
  };
}
