import { escapeHtml } from '@dryrun/contracts/escape-html';
import { serverPaths } from '@dryrun/contracts/pages';
import { Router } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { renderPage } from './page.ts';

const rendered = z.object({ subject: z.string(), text: z.string(), html: z.string() });

const maxEmails = 200;

/** GET /dev/inbox or /dev/inbox.json: emails that were stored, newest first. `?to=` filters by address. */
export function inbox({ db }: Context): Router {
  const router = Router();

  router.get([serverPaths.inbox, `${serverPaths.inbox}.json`], async (req, res) => {
    const { to } = req.query;
    const emails = await list(typeof to === 'string' ? to : undefined);
    const wantsJson = req.path.endsWith('.json') || req.accepts(['html', 'json']) === 'json';
    if (wantsJson) res.json(emails);
    else res.type('text/html').send(renderList(emails));
  });

  router.get(`${serverPaths.inbox}/:id`, async (req, res) => {
    const id = z.uuid().safeParse(req.params.id).data;
    const row =
      id === undefined
        ? undefined
        : await db.selectFrom('mail').select('rendered').where('id', '=', id).executeTakeFirst();
    const email = rendered.safeParse(row?.rendered).data;
    if (!email) throw new ApiError('not_found');
    if (req.query['as'] === 'text') res.type('text/plain').send(email.text);
    else res.type('text/html').send(email.html);
  });
  return router;

  async function list(to: string | undefined) {
    const rows = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'template', 'sent_at', 'rendered'])
      .where('rendered', 'is not', null)
      .$if(to !== undefined, (query) =>
        query.where(sql<string>`lower(recipient)`, '=', (to ?? '').toLowerCase()),
      )
      .orderBy('sent_at', 'desc')
      .limit(maxEmails)
      .execute();
    return rows.map((row) => {
      const email = rendered.parse(row.rendered);
      const links = [...email.text.matchAll(/https?:\/\/\S*[^\s.,]/g)].map(([link]) => link);
      const { id, recipient, template, sent_at: sentAt } = row;
      return { id, to: recipient, template, sentAt: sentAt?.toISOString() ?? null, ...email, links };
    });
  }
}

function renderList(
  emails: readonly { id: string; to: string; subject: string; sentAt: string | null }[],
): string {
  const items = emails.map(({ id, to, subject, sentAt }) => {
    const time = (sentAt ?? '').replace('T', ' ').slice(0, 19);
    return `<li><a class="subject" href="${serverPaths.inbox}/${id}">${escapeHtml(subject)}</a>
<span>to ${escapeHtml(to)}, ${time} UTC, <a href="${serverPaths.inbox}/${id}?as=text" aria-label="${escapeHtml(subject)}, as text">as text</a></span></li>`;
  });
  const list = `<ul class="emails">${items.join('')}</ul>`;
  return renderPage(
    'Inbox',
    `<main><span class="note">Local use</span><h1>Inbox</h1>
<p>Emails that this server would have sent. Reload to see new ones.</p>
<div class="card">${items.length > 0 ? list : 'No emails yet. Sign up to get the first one.'}</div></main>`,
  );
}
