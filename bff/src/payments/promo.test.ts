import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { intentIdOf } from '@dryrun/runtime/private/fake-stripe';
import { createAdmin, createOwner, createPromoCode, createUser, type TestUser } from '../../test/builders.ts';
import { setUpStripeHarness, startStripeHarness } from '../../test/fake-stripe.ts';

const harness = setUpStripeHarness();

const dayMs = 24 * 3600 * 1000;
const submit = (buyer: TestUser, code: string) =>
  buyer.post(`/api/buy/submit-promo-code?code=${encodeURIComponent(code)}`);
const buy = (buyer: TestUser, promoCode: string) =>
  buyer.post('/api/buy/create-payment-intent', { coursesIds: [1], promoCode });
const describeResponse = async (response: Promise<{ status: number; body: { message?: string } }>) => {
  const { status, body } = await response;
  return `${status} ${body.message}`;
};

test('returns the discount fraction of a code, ignoring case and surrounding spaces', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.2 });
  expect((await submit(buyer, `  ${code.toLowerCase()} `)).body).toBe(0.2);
  const fixed = await createPromoCode(harness, { off_cents: 390 });
  expect((await submit(buyer, fixed.code)).body).toBeCloseTo(0.1);
});

test('applies a code to the chosen course when there are several', async () => {
  const withTwoCourses = await startStripeHarness({
    COURSES_DIR: join(import.meta.dirname, '../../test/courses'),
  });
  try {
    const buyer = await createUser(withTwoCourses);
    const [forFirst, fixed, link] = await Promise.all([
      createPromoCode(withTwoCourses, { fraction: 0.2, course_ids: '[1]' }),
      createPromoCode(withTwoCourses, { off_cents: 390 }),
      createPromoCode(withTwoCourses, { code: 'BEA', fraction: 0.2, is_link: true, course_ids: '[2]' }),
    ]);
    const submitFor = (courseId: number, { code }: { code: string }) =>
      buyer.post(`/api/buy/submit-promo-code?code=${code}&courseId=${courseId}`);
    const quoteFor = async (courseId: number, { code: promoCode }: { code: string }) =>
      (await buyer.post('/api/buy/quote', { coursesIds: [courseId], promoCode })).body;
    expect((await submitFor(1, forFirst)).body).toBe(0.2);
    expect(await describeResponse(submitFor(2, forFirst))).toBe('404 This promo code is for another course.');
    expect((await submitFor(1, fixed)).body).toBeCloseTo(0.1);
    expect(await describeResponse(submitFor(9, fixed))).toBe('400 coursesIds: course not found.');
    expect(await quoteFor(1, fixed)).toMatchObject({ promoFraction: null, promoDiscountCents: 390 });
    expect(await quoteFor(1, forFirst)).toMatchObject({ promoFraction: 0.2, promoDiscountCents: 780 });
    expect((await withTwoCourses.client().get('/bea')).headers['location']).toBe(
      `/buy/number-talk?promo=${link.code}`,
    );
  } finally {
    await withTwoCourses.stop();
  }
});

test('refuses a code with a message for each reason', async () => {
  const buyer = await createUser(harness);
  const now = Date.now();
  const ended = await createPromoCode(harness, { fraction: 0.2, valid_until: new Date(now - dayMs) });
  const future = await createPromoCode(harness, { fraction: 0.2, valid_from: new Date(now + dayMs) });
  const forOtherCourse = await createPromoCode(harness, { fraction: 0.2, course_ids: '[7]' });
  expect(await describeResponse(submit(buyer, 'NOPE'))).toBe('404 Invalid promo code.');
  expect(await describeResponse(submit(buyer, ended.code))).toBe('404 This promo code has expired.');
  expect(await describeResponse(submit(buyer, future.code))).toBe('404 Invalid promo code.');
  expect(await describeResponse(submit(buyer, forOtherCourse.code))).toBe(
    '404 This promo code is for another course.',
  );
  expect(await describeResponse(submit(buyer, ''))).toBe('400 code: enter a promo code');
  expect(await describeResponse(submit(buyer, 'X'.repeat(65)))).toBe(
    '400 code: at most 64 characters are allowed',
  );
  expect(await describeResponse(buy(buyer, ended.code))).toBe('400 This promo code has expired.');
});

test('counts only wrong promo codes against the limit, over all endpoints', async () => {
  const withLimits = await startStripeHarness({ RATE_LIMIT_SCALE: '1' });
  try {
    const buyer = await createUser(withLimits);
    const { code } = await createPromoCode(withLimits, { fraction: 0.2 });
    const getQuote = (promoCode: string) => buyer.post('/api/buy/quote', { coursesIds: [1], promoCode });
    const owner = await createOwner(withLimits);
    for (let i = 0; i < 25; i += 1) {
      expect((await getQuote(code)).status).toBe(200);
      const { body } = await owner.post('/api/buy/quote', { coursesIds: [1], promoCode: code });
      expect(body.code).toBe('course_already_owned'); // reveals nothing about the code
    }
    for (let i = 0; i < 10; i += 1) {
      expect((await getQuote(`GUESS${i}`)).status).toBe(404);
      expect((await buy(buyer, `OTHER${i}`)).status).toBe(400);
    }
    const refused = [await getQuote(code), await buy(buyer, code), await submit(buyer, code)];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect((await buyer.post('/api/buy/quote', { coursesIds: [1] })).status).toBe(200);
  } finally {
    await withLimits.stop();
  }
});

test('gives the last use to one of twenty concurrent buyers', async () => {
  const { code } = await createPromoCode(harness, { fraction: 0.5, max_uses: 1 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => createUser(harness)));
  const messages = await Promise.all(buyers.map((buyer) => describeResponse(buy(buyer, code))));
  const refused = messages.filter((message) => message === '400 This promo code has reached its limit.');
  expect(refused).toHaveLength(19);
});

test("does not count the buyer's own reservation twice", async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.5, max_uses: 1 });
  expect([(await buy(buyer, code)).status, (await buy(buyer, code)).status]).toEqual([200, 200]);
  expect(await describeResponse(buy(await createUser(harness), code))).toBe(
    '400 This promo code has reached its limit.',
  );
});

test('refuses a first-purchase code after a purchase', async () => {
  const buyer = await createUser(harness);
  const { code } = await createPromoCode(harness, { fraction: 0.5, first_purchase_only: true });
  expect((await submit(buyer, code)).status).toBe(200);
  const { text } = await buyer.post('/api/buy/create-payment-intent', { coursesIds: [1] });
  const paid = { state: 'paid', paid_at: new Date() } as const;
  await harness.database.db
    .updateTable('payment')
    .set(paid)
    .where('intent_id', '=', intentIdOf(text))
    .execute();
  expect(await describeResponse(submit(buyer, code))).toBe(
    '404 This promo code is for a first purchase only.',
  );
});

test('lets only admins create, list and expire codes', async () => {
  const admin = await createAdmin(harness);
  const body = { code: ' spring ', fraction: 0.25, maxUses: 10, isLink: true, note: 'Newsletter' };
  expect(await admin.post('/api/admin/promo-codes', body)).toMatchObject({
    status: 201,
    body: { code: 'SPRING', fraction: 0.25, maxUses: 10, used: 0, isLink: true },
  });
  expect(await describeResponse(admin.post('/api/admin/promo-codes', body))).toBe(
    '409 code: this promo code already exists.',
  );
  const ended = await admin.put('/api/admin/promo-codes/spring', { validUntil: new Date(0).toISOString() });
  expect(ended.body).toMatchObject({ code: 'SPRING', validUntil: '1970-01-01T00:00:00.000Z', maxUses: 10 });
  expect(
    (await admin.get('/api/admin/promo-codes')).body.rows.map(({ code }: { code: string }) => code),
  ).toContain('SPRING');
  expect((await (await createUser(harness)).get('/api/admin/promo-codes')).status).toBe(403);
  expect((await harness.client().post('/api/admin/promo-codes', body)).status).toBe(401);
});

test('pages through codes newest first, each once', async () => {
  const admin = await createAdmin(harness);
  const minuteMs = 60_000;
  const future = Date.now() + dayMs;
  const created: string[] = [];
  for (let i = 0; i < 60; i++) {
    // Pairs share their creation time, also across the page boundary.
    const { code } = await createPromoCode(harness, {
      fraction: 0.2,
      created_at: new Date(future - Math.floor((i + 1) / 2) * minuteMs),
    });
    created.push(code);
  }
  const listedCodes: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { body } = await admin.get(`/api/admin/promo-codes?cursor=${next}`).expect(200);
    expect(body.rows.length).toBeLessThanOrEqual(50);
    listedCodes.push(...body.rows.map(({ code }: { code: string }) => code));
    next = body.next as string | null;
  }
  expect(new Set(listedCodes).size).toBe(listedCodes.length);
  expect(listedCodes.slice(0, 60).toSorted()).toEqual(created.toSorted());
});

test.each([
  [{ code: 'A' }, 'code: use 2 to 32 letters, digits, hyphens or underscores'],
  [{ code: 'TWO' }, 'fraction: enter either a fraction or an amount'],
  [{ code: 'TWO', fraction: 0.1, offCents: 5 }, 'fraction: enter either a fraction or an amount'],
  [{ code: 'TWO', fraction: 1.1 }, 'fraction: must be at most 1'],
  [{ code: 'TWO', fraction: 0.1, maxUses: 0 }, 'maxUses: must be at least 1'],
  [{ code: 'A-B', fraction: 0.1, isLink: true }, 'isLink: only a code made of letters can be a link'],
  [{ code: 'BLOG', fraction: 0.1, isLink: true }, 'isLink: /blog is a page of this site'],
  [{ code: 'TWO', fraction: 0.1, coursesIds: [9] }, 'coursesIds: course not found.'],
])('refuses the code %j', async (body, message) => {
  const admin = await createAdmin(harness);
  expect(await describeResponse(admin.post('/api/admin/promo-codes', body))).toBe(`400 ${message}`);
});

test('redirects a promo link to checkout, ignoring case, and no other path', async () => {
  await createPromoCode(harness, { code: 'ANNA', fraction: 0.2, is_link: true });
  await createPromoCode(harness, { code: 'HIDDEN', fraction: 0.2 });
  const link = await harness.client().get('/Anna');
  expect(link).toMatchObject({ status: 302 });
  expect(link.headers).toMatchObject({
    location: '/buy/coding-interview?promo=ANNA',
    'x-robots-tag': 'noindex',
  });
  expect((await harness.client().get('/api/buy/promo-link/anna')).body).toEqual({
    promoCode: 'ANNA',
    coursePath: 'coding-interview',
  });
  for (const path of ['/api/buy/promo-link/hidden', '/api/buy/promo-link/unknown'])
    expect((await harness.client().get(path)).status).toBe(404);
  for (const path of ['/hidden', '/unknown', '/anna/more', '/ANNA1'])
    expect((await harness.client().get(path)).headers['location']).toBeUndefined();
});
