import { limits } from '@dryrun/contracts/limits';
import { paymentsContract } from '@dryrun/contracts/payments';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { Router } from 'express';
import { z } from 'zod';
import type { Principal } from '../caller/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { discountOf, openPayment, quote } from './checkout.ts';
import { priced } from './courses.ts';
import { listPayments, presentRefund } from './history.ts';
import { issueInvoice } from './invoices.ts';
import { checkPayment } from './payment-status.ts';
import { priceOf } from './price.ts';
import { insertPromoCode, listPromoCodes, updatePromoCode } from './promo-codes.ts';
import { findLinkedCode } from './promo-links.ts';
import { isPromoRefusal, requirePromoCode } from './promo-use.ts';
import { addReading } from './reading-time.ts';
import { decideRefund, insertAdminRefund, listRefunds } from './admin-refunds.ts';
import { insertRefund } from './refunds.ts';

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

/** Buying, what was bought, refunds, and the promo codes and requests that admins look after. */
export function paymentsRoutes(context: Context): Router {
  const { db, catalogue, clock, config, enqueuer, rateLimits, log } = context;
  /** The row says `approved`: should the queue be away, the worker's sweep finds it. */
  const sendRefund = async (refundId: string): Promise<void> => {
    await enqueuer
      .enqueue('payments', 'refund', { refundId }, `refund-${refundId}`)
      .catch((error: unknown) => log.warn({ err: error, refundId }, 'could not enqueue; the sweep will'));
  };
  /** Whatever takes a promo code tells whether there is one: what is refused for its sake counts as a guess. */
  const guarded = async <T>(user: Principal, code: string | undefined, act: () => Promise<T>): Promise<T> => {
    if (!code) return act();
    await rateLimits.take('promo', user.id);
    let isGuess = false;
    try {
      return await act();
    } catch (error) {
      isGuess = isPromoRefusal(error);
      throw error;
    } finally {
      if (!isGuess) await rateLimits.giveBack('promo', user.id);
    }
  };
  return implement(
    paymentsContract,
    {
      async getQuote({ body, user, ip, country }) {
        await rateLimits.take('quote', user.id);
        return guarded(user, body.promoCode, () => quote(context, user, body, { ip, country }));
      },
      async createPaymentIntent({ body, user, ip, country }) {
        await rateLimits.take('purchase', user.id);
        return guarded(user, body.promoCode, () => openPayment(context, user, body, { ip, country }));
      },
      async submitPromoCode({ query: { code }, user }) {
        await rateLimits.take('promo', user.id);
        const { courses } = catalogue;
        const wish = { code, accountId: user.id, courseIds: courses.map(({ id }) => id) };
        const discount = discountOf(await requirePromoCode(db, wish, clock()));
        if (discount.fraction !== null) return discount.fraction;
        // A fixed sum told as the fraction of the price that it takes off.
        const price = priceOf(courses.map(priced), discount, undefined, limits.smallestChargeCents);
        const before = price.listCents - price.courseDiscountCents;
        return before === 0 ? 1 : price.promoDiscountCents / before;
      },
      getPaymentStatus: ({ params, user }) => checkPayment(context, user, params.paymentIntentId),
      async getCardForm() {
        const { STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
        if (publishableKey === '') return { provider: 'none' as const, publishableKey };
        const provider = isLocalCardKey(publishableKey) ? ('local' as const) : ('stripe' as const);
        return { provider, publishableKey };
      },
      async findPromoLink({ params: { name } }) {
        const promoCode = await findLinkedCode(db, name, clock());
        if (promoCode === undefined) throw new ApiError('invalid_promo_code');
        return { promoCode };
      },
      listPayments: ({ user }) => listPayments(context, user.id, clock()),
      async requestRefund({ body, user }) {
        await rateLimits.take('refund', user.id);
        const refund = await insertRefund(context, user.id, body, clock());
        log.info({ refundId: refund.id, state: refund.state }, 'refund requested');
        if (refund.state === 'approved') await sendRefund(refund.id);
        return {
          refund: presentRefund(refund),
          message:
            refund.state === 'approved'
              ? 'Your refund is on its way. Access ends when it is done.'
              : 'Your request was sent. You get an answer by mail within 3 working days.',
        };
      },
      async issueInvoice({ body: { stripeId, ...details }, user }) {
        await rateLimits.take('invoice', user.id);
        const { id: invoiceId, number } = await issueInvoice(db, user.id, stripeId, details, clock());
        log.info({ invoiceId, number }, 'invoice issued');
        return { invoiceNumber: number };
      },
      async recordReading({ body: { courseId }, user }) {
        if (!catalogue.courseOf(courseId)) throw new ApiError('course_not_found');
        return { readingMinutes: await addReading(db, user.id, courseId, clock()) };
      },
      listPromoCodes: ({ query }) => listPromoCodes(db, query),
      createPromoCode: ({ body, user }) => insertPromoCode(context, body, user.id),
      changePromoCode: ({ params: { code }, body, user }) => updatePromoCode(db, code, body, user.id),
      listRefunds: ({ query }) => listRefunds(context, query),
      async decideRefund({ params: { id }, body, user }) {
        if (!isUuid(id)) throw new ApiError('refund_not_found');
        const refund = await decideRefund(context, { id, adminId: user.id, ...body }, clock());
        log.info({ refundId: id, state: refund.state, adminId: user.id }, 'refund decided');
        if (refund.state === 'approved') await sendRefund(id);
        return refund;
      },
      async refundPayment({ params: { id }, body: { reason }, user }) {
        const refund = await insertAdminRefund(db, { paymentId: id, adminId: user.id, reason }, clock());
        log.info({ refundId: refund.id, adminId: user.id }, 'refund begun by an admin');
        await sendRefund(refund.id);
        return { message: 'The money is on its way back. Access ends when it is there.' };
      },
    },
    context,
  );
}
