import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startPaymentsFixture, type PaymentsFixture } from '../../test/payments-fixture.ts';
import { syncPayment } from './confirm.ts';

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await startPaymentsFixture();
});
afterAll(() => fixture.stop());

interface Dispute {
  readonly status: string;
  readonly evidence: Readonly<Record<string, string>>;
}

async function disputeOf(intentId: string): Promise<Dispute | undefined> {
  const { data } = await fixture.cards.call<{ data: Dispute[] }>(
    'GET',
    `/v1/disputes?payment_intent=${intentId}`,
  );
  return data[0];
}

test('fills in the evidence of a dispute once without submitting it', async () => {
  const { db } = fixture.context;
  const { intentId, accountId, paymentId } = await fixture.createPaidOrder({ card: '4000000000000259' });
  await db
    .insertInto('lesson_progress')
    .values({ account_id: accountId, course_id: 1, lesson_id: 7 })
    .execute();
  await db.updateTable('payment').set({ ip_country: 'DE' }).where('id', '=', paymentId).execute();
  await syncPayment(fixture.context, intentId);
  const dispute = await disputeOf(intentId);
  expect(dispute?.status).toBe('needs_response');
  expect(dispute?.evidence['access_activity_log']).toMatch(/lesson 7 completed/);
  expect(dispute?.evidence['refund_policy_disclosure']).toContain('I want to start right away.');
  expect(dispute?.evidence['uncategorized_text']).toMatch(
    /version test[^]*Country of the buyer's address: DE/,
  );

  await db
    .insertInto('lesson_progress')
    .values({ account_id: accountId, course_id: 1, lesson_id: 8 })
    .execute();
  await syncPayment(fixture.context, intentId);
  expect((await disputeOf(intentId))?.evidence).toEqual(dispute?.evidence);
});
