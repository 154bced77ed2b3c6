import { beforeAll, expect, test } from '@jest/globals';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();
const sentAt = new Date();
let id: string;
beforeAll(async () => {
  const rendered = {
    subject: 'Confirm <your> email',
    text: 'Open:\nhttps://dryrun.example/confirm-email?ctn=abc.\n',
    html: '<h1>Confirm</h1>',
  };
  const row = { recipient: 'Sam@example.com', template: 'confirm-email', data: '{}' };
  const emails = await harness.database.db
    .insertInto('mail')
    .values([
      { ...row, state: 'sent', sent_at: sentAt, rendered: JSON.stringify(rendered) },
      { ...row, state: 'queued' },
    ])
    .returning('id')
    .execute();
  id = emails[0]?.id ?? '';
});

test('lists the stored emails with their links as JSON', async () => {
  const { body } = await harness.client().get('/dev/inbox.json?to=sam@example.com');
  expect(body).toEqual([
    {
      id,
      to: 'Sam@example.com',
      template: 'confirm-email',
      sentAt: sentAt.toISOString(),
      subject: 'Confirm <your> email',
      text: expect.any(String),
      html: '<h1>Confirm</h1>',
      links: ['https://dryrun.example/confirm-email?ctn=abc'],
    },
  ]);
  expect((await harness.client().get('/dev/inbox.json?to=%25')).body).toEqual([]);
  expect((await harness.client().get('/dev/inbox').set('Accept', 'application/json')).body).toHaveLength(1);
});

test('refuses an address with a null byte', async () => {
  const response = await harness.client().get('/dev/inbox.json?to=%00');
  expect([response.status, response.body.message]).toEqual([400, 'Null bytes are not allowed.']);
});

test('links to the HTML and the text of each email', async () => {
  const list = await harness.client().get('/dev/inbox').set('Accept', 'text/html');
  expect(list.text).toContain(`<a class="subject" href="/dev/inbox/${id}">Confirm &#60;your&#62; email</a>`);
  expect((await harness.client().get(`/dev/inbox/${id}`)).text).toBe('<h1>Confirm</h1>');
  const plain = await harness.client().get(`/dev/inbox/${id}?as=text`);
  expect([plain.type, plain.text]).toEqual(['text/plain', expect.stringContaining('Open:')]);
});

test.each(['7', '0d7c5a5e-7f0e-4a43-8d59-1a2b3c4d5e6f'])(
  'responds with 404 for the unknown email %s',
  async (unknownId) => {
    expect((await harness.client().get(`/dev/inbox/${unknownId}`)).status).toBe(404);
  },
);
