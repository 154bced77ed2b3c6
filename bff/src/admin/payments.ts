import type { AdminPayment, adminContract } from '@dryrun/contracts/admin';
import type { Parsed } from '@dryrun/contracts/endpoint';
import { isFreeOrderId } from '@dryrun/contracts/free-order';
import type { Database } from '@dryrun/migrations/database';
import { isRefundable, openRefundStates } from '@dryrun/payments/refund-rule';
import { sql, type Kysely } from 'kysely';
import { readPage } from '../platform/pagination.ts';
import { matchesPrefix } from './search.ts';

type PaymentFilter = Partial<Parsed<typeof adminContract.listAdminPayments>['query']>;

const isIntentId = (text: string): boolean => text.startsWith('pi_') || isFreeOrderId(text);

export async function listPayments(
  db: Kysely<Database>,
  { cursor, accountId, search, state }: PaymentFilter,
) {
  let query = selectPayments(db);
  if (accountId) query = query.where('payment.account_id', '=', accountId);
  if (state) query = query.where('payment.state', '=', state);
  if (search)
    query = isIntentId(search)
      ? query.where('payment.intent_id', '=', search)
      : query.where(matchesPrefix(sql.ref('account.email_key'), search));
  return readPage(query, { cursor, time: 'payment.created_at', id: 'payment.id' }, toPaymentResponse);
}

function selectPayments(db: Kysely<Database>) {
  return db
    .selectFrom('payment')
    .innerJoin('account', 'account.id', 'payment.account_id')
    .leftJoin('promo_code', 'promo_code.id', 'payment.promo_code_id')
    .selectAll('payment')
    .select(['account.email', 'account.name', 'promo_code.code'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment.id')
            .where('refund.state', 'in', openRefundStates),
        )
        .as('is_being_refunded'),
    );
}

type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

function toPaymentResponse(row: PaymentRow): AdminPayment {
  const canRefund = isRefundable(row) && !row.is_being_refunded;
  return {
    id: row.id,
    person: { id: row.account_id, email: row.email, name: row.name },
    stripeId: row.intent_id,
    description: row.is_extension ? `${row.description}, one more year` : row.description,
    state: row.state,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    promoCode: row.code,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    isDuplicate: row.is_duplicate,
    isDisputed: row.disputed_at !== null,
    lastError: row.last_error,
    refundableCents: canRefund ? row.amount_cents - row.refunded_cents : 0,
  };
}
