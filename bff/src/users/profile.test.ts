import { expect, test } from '@jest/globals';
import { signText } from '@dryrun/runtime/secret-key';
import sharp from 'sharp';
import { createUser } from '../../test/builders.ts';
import { setUpHarness } from '../../test/harness.ts';

const harness = setUpHarness();

test('returns a profile of only name and email for a new account', async () => {
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

test('changes name and time zone independently', async () => {
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
])('refuses a profile with %j: %s', async (body, message) => {
  const user = await createUser(harness);
  const response = await user.put('/api/user/profile', body);
  expect({ status: response.status, message: response.body.message }).toEqual({ status: 400, message });
});

const createPicture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#3366cc' } })
    .withExif({ IFD0: { Copyright: 'metadata of the camera' } })
    .toFormat(format)
    .toBuffer();

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'crops a %s picture to a square and removes its metadata',
  async (format) => {
    const user = await createUser(harness);
    const image = (await createPicture(format)).toString('base64');
    const { imageUrl } = (await user.put('/api/user/avatar', { image })).body;
    expect(imageUrl).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
    const response = await fetch(`${harness.url}${imageUrl}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(picture.includes('metadata of the camera')).toBe(false);
  },
);

test('replaces and removes the picture', async () => {
  const user = await createUser(harness);
  const image = (await createPicture('png')).toString('base64');
  const first = (await user.put('/api/user/avatar', { image })).body.imageUrl;
  const second = (await user.put('/api/user/avatar', { image })).body.imageUrl;
  expect(second).not.toBe(first);
  expect((await fetch(`${harness.url}${first}`)).status).toBe(404);
  expect((await user.delete('/api/user/avatar')).body.imageUrl).toBeNull();
  expect((await fetch(`${harness.url}${second}`)).status).toBe(404);
});

test.each([
  [
    'text',
    Buffer.from('hello').toString('base64'),
    "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file.",
  ],
  ['truncated', null, "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file."],
  ['not base64', 'não', 'image: must be base64-encoded'],
  ['empty', '', 'image: choose an image'],
  ['larger than 1 MB', 'A'.repeat(1_400_004), 'image: the image can be at most 1 MB'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64'),
    null,
  ],
])('refuses or sanitizes a picture that is %s', async (_, image, message) => {
  const user = await createUser(harness);
  const sentImage = image ?? (await createPicture('jpeg')).subarray(0, 300).toString('base64');
  const { status, body } = await user.put('/api/user/avatar', { image: sentImage });
  if (message === null) expect([200, 400]).toContain(status);
  else expect({ status, message: body.message }).toEqual({ status: 400, message });
});

test('refuses a 10 MB file before reading it', async () => {
  const user = await createUser(harness);
  const response = await user.put('/api/user/avatar', { image: 'A'.repeat(10_000_000) });
  expect({ status: response.status, code: response.body.code }).toEqual({
    status: 413,
    code: 'body_too_large',
  });
});

test('turns emails off and on by kind', async () => {
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

test('unsubscribes by a one-click link without a login', async () => {
  const user = await createUser(harness);
  const token = signText(harness.context.config.SECRET_KEY, 'unsubscribe', `${user.id} accessReminders`);
  const response = await fetch(`${harness.url}/api/user/unsubscribe?token=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(200);
  expect((await user.get('/api/user/profile')).body.mailPreferences).toEqual({
    commentReplies: true,
    accessReminders: false,
  });
});

test('refuses an unsubscribe link with a forged signature', async () => {
  const user = await createUser(harness);
  const forged = `${Buffer.from(`${user.id} accessReminders`).toString('base64url')}.${'A'.repeat(43)}`;
  const { status, body } = await harness.client().post(`/api/user/unsubscribe?token=${forged}`);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'link_not_valid' });
});
