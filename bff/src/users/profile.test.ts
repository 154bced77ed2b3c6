import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signText } from '@dryrun/runtime/secret-key';
import sharp from 'sharp';
import { createUser } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

test('the profile of a new account has nothing but name and e-mail', async () => {
  const user = await createUser(harness, { name: 'Mira' });
  expect((await user.get('/api/user/profile')).body).toEqual({
    name: 'Mira',
    email: user.email,
    imageUrl: null,
    timeZone: null,
    hasPassword: true,
    pendingEmail: null,
    socialLogins: [],
    mailPreferences: { commentReplies: true, accessReminders: true },
    dataExport: null,
  });
});

test('name and time zone are changed one by one or together', async () => {
  const user = await createUser(harness);
  expect((await user.put('/api/user/profile', { name: '  Zoë 🚲 ' })).body.name).toBe('Zoë 🚲');
  await user.put('/api/user/profile', { timeZone: 'Europe/Berlin' });
  await user.put('/api/user/profile', {});
  expect((await user.get('/api/user/profile')).body).toMatchObject({
    name: 'Zoë 🚲',
    timeZone: 'Europe/Berlin',
  });
  await user.put('/api/user/profile', { timeZone: null });
  expect((await user.get('/api/user/profile')).body.timeZone).toBeNull();
});

test.each([
  [{ name: '  ' }, 'name: enter a name'],
  [{ name: 'x'.repeat(61) }, 'name: at most 60 characters are allowed'],
  [{ name: 'a\u202eb' }, 'name: control characters are not allowed'],
  [{ name: 'a\0b' }, 'name: control characters are not allowed'],
  [{ name: 7 }, 'name: must be a string'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone: unknown time zone'],
])('a profile with %j is refused: %s', async (body, message) => {
  const user = await createUser(harness);
  const answer = await user.put('/api/user/profile', body);
  expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 400, message });
});

const aPicture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Copyright: 'the camera knows where' } })
    .toFormat(format)
    .toBuffer();

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s picture becomes a square without its notes',
  async (format) => {
    const user = await createUser(harness);
    const image = (await aPicture(format)).toString('base64');
    const { imageUrl } = (await user.put('/api/user/avatar', { image })).body;
    expect(imageUrl).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
    const answer = await fetch(`${harness.url}${imageUrl}`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(picture.includes('the camera knows where')).toBe(false);
  },
);

test('a new picture replaces the old one, and none brings the letter back', async () => {
  const user = await createUser(harness);
  const image = (await aPicture('png')).toString('base64');
  const first = (await user.put('/api/user/avatar', { image })).body.imageUrl;
  const second = (await user.put('/api/user/avatar', { image })).body.imageUrl;
  expect(second).not.toBe(first);
  expect((await fetch(`${harness.url}${first}`)).status).toBe(404);
  expect((await user.delete('/api/user/avatar')).body.imageUrl).toBeNull();
  expect((await fetch(`${harness.url}${second}`)).status).toBe(404);
});

test.each([
  [
    'a text',
    Buffer.from('hello').toString('base64'),
    "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file.",
  ],
  ['half a picture', null, "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file."],
  ['no base64', 'não', 'image: must be base64-encoded'],
  ['nothing', '', 'image: choose an image'],
  ['more than 1 MB', 'A'.repeat(1_400_004), 'image: the image can be at most 1 MB'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64'),
    null,
  ],
])('a picture that is %s is refused or made harmless', async (_, image, message) => {
  const user = await createUser(harness);
  const sent = image ?? (await aPicture('jpeg')).subarray(0, 300).toString('base64');
  const { status, body } = await user.put('/api/user/avatar', { image: sent });
  if (message === null) expect([200, 400]).toContain(status);
  else expect({ status, message: body.message }).toEqual({ status: 400, message });
});

test('a file of 10 MB is refused before it is read', async () => {
  const user = await createUser(harness);
  const answer = await user.put('/api/user/avatar', { image: 'A'.repeat(10_000_000) });
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 413, code: 'body_too_large' });
});

test('mails are declined and wanted again one by one', async () => {
  const user = await createUser(harness);
  expect((await user.put('/api/user/mail-preferences', { commentReplies: false })).body).toEqual({
    commentReplies: false,
    accessReminders: true,
  });
  await user.put('/api/user/mail-preferences', { commentReplies: false });
  expect((await user.put('/api/user/mail-preferences', { commentReplies: true })).body.commentReplies).toBe(
    true,
  );
});

test("a mail's own link declines its kind without a login, as a mail program posts it", async () => {
  const user = await createUser(harness);
  const token = signText(harness.context.config.SECRET_KEY, 'unsubscribe', `${user.id} accessReminders`);
  const answer = await fetch(`${harness.url}/api/user/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect((await user.get('/api/user/profile')).body.mailPreferences).toEqual({
    commentReplies: true,
    accessReminders: false,
  });
});

test('a link to decline that somebody else signed is not valid', async () => {
  const user = await createUser(harness);
  const forged = `${Buffer.from(`${user.id} accessReminders`).toString('base64url')}.${'A'.repeat(43)}`;
  const { status, body } = await harness.client().post(`/api/user/unsubscribe?token=${forged}`);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'link_not_valid' });
});
