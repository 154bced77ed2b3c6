import { isOnSale } from '@dryrun/contracts/courses';
import { paymentsContract } from '@dryrun/contracts/payments';
import { refundAnswerTime } from '@dryrun/contracts/refunds';
import { calculatePrice } from '@dryrun/payments/price';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import { isLocalCardKey } from '@dryrun/runtime/stripe-settings';
import type { Router } from 'express';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { createQuote, openPayment } from './checkout.ts';
import { findCourses } from './courses.ts';
import { listPayments, toRefundResponse } from './history.ts';
import { issueInvoice } from './invoices.ts';
import { checkPayment } from './payment-status.ts';
import { insertPromoCode, listPromoCodes, updatePromoCode } from './promo-codes.ts';
import { findPromoLink } from './promo-links.ts';
import { isPromoError, requirePromoCode } from './promo-use.ts';
import { addReadingTime } from './reading-time.ts';
import { decideRefund, insertAdminRefund, listRefunds } from './admin-refunds.ts';
import { requestRefund } from './refunds.ts';

export function paymentsRoutes(context: Context): Router {
  const { db, catalog, clock, config, enqueuer, rateLimits, log } = context;
  /** The worker's sweep finds the refund later if the queue is unavailable. */
  const enqueueRefund = async (refundId: string): Promise<void> => {
    await enqueuer
      .enqueue('payments', 'refund', { refundId }, `refund-${refundId}`)
      .catch(logUnqueued(log, { refundId }));
  };
  /** Rate-limits wrong promo codes, because every response reveals whether a code exists. */
  const limitPromoGuesses = async <T>(
    user: Principal,
    code: string | undefined,
    action: () => Promise<T>,
  ): Promise<T> => {
    if (!code) return action();
    await rateLimits.consume('promo', user.id);
    let isWrongCode = false;
    try {
      return await action();
    } catch (error) {
      isWrongCode = isPromoError(error);
      throw error;
    } finally {
      if (!isWrongCode) await rateLimits.refund('promo', user.id);
    }
  };
  return implement(
    paymentsContract,
    {
      async getQuote({ body, user, ip, country }) {
        await rateLimits.consume('quote', user.id);
        return limitPromoGuesses(user, body.promoCode, () =>
          createQuote(context, user, body, { ip, country }),
        );
      },
      async createPaymentIntent({ body, user, ip, country }) {
        await rateLimits.consume('purchase', user.id);
        return limitPromoGuesses(user, body.promoCode, () =>
          openPayment(context, user, body, { ip, country }),
        );
      },
      async submitPromoCode({ query: { code, courseId }, user }) {
        await rateLimits.consume('promo', user.id);
        const courses =
          courseId === undefined ? catalog.courses.filter(isOnSale) : findCourses(catalog, [courseId]);
        const check = { code, accountId: user.id, courseIds: courses.map(({ id }) => id) };
        const promo = await requirePromoCode(db, check, clock());
        if (promo.fraction !== null) return promo.fraction;
        // Converts a fixed amount into a fraction of the price.
        const price = calculatePrice(courses, promo);
        const beforePromoCents = price.listCents - price.courseDiscountCents;
        return beforePromoCents === 0 ? 1 : price.promoDiscountCents / beforePromoCents;
      },
      getPaymentStatus: ({ params, user }) => checkPayment(context, user, params.paymentIntentId),
      async getCardForm() {
        const { STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
        if (publishableKey === '') return { provider: 'none' as const, publishableKey };
        const provider = isLocalCardKey(publishableKey) ? ('local' as const) : ('stripe' as const);
        return { provider, publishableKey };
      },
      async findPromoLink({ params: { name } }) {
        const link = await findPromoLink(context, name, clock());
        if (!link) throw new ApiError('invalid_promo_code');
        return link;
      },
      listPayments: ({ user }) => listPayments(context, user.id, clock()),
      async requestRefund({ body, user }) {
        await rateLimits.consume('refund', user.id);
        const refund = await requestRefund(context, user.id, body, clock());
        log.info({ refundId: refund.id, state: refund.state }, 'refund requested');
        if (refund.state === 'approved') await enqueueRefund(refund.id);
        return {
          refund: toRefundResponse(refund),
          message:
            refund.state === 'approved'
              ? 'Your refund is on its way. Access ends when it is done.'
              : `Your request was sent. We will email you an answer within ${refundAnswerTime}.`,
        };
      },
      async issueInvoice({ body: { stripeId, ...details }, user }) {
        await rateLimits.consume('invoice', user.id);
        const { id: invoiceId, number } = await issueInvoice(db, user.id, stripeId, details, clock());
        log.info({ invoiceId, number }, 'invoice issued');
        return { invoiceNumber: number };
      },
      async recordReading({ body: { courseId }, user }) {
        if (!catalog.findCourseById(courseId)) throw new ApiError('course_not_found');
        return { readingMinutes: await addReadingTime(db, user.id, courseId, clock()) };
      },
      listPromoCodes: ({ query }) => listPromoCodes(db, query),
      createPromoCode: ({ body, user }) => insertPromoCode(context, body, user.id),
      changePromoCode: ({ params: { code }, body, user }) => updatePromoCode(db, code, body, user.id),
      listRefunds: ({ query }) => listRefunds(context, query),
      async decideRefund({ params: { id }, body, user }) {
        if (!isUuid(id)) throw new ApiError('refund_not_found');
        const refund = await decideRefund(context, { id, adminId: user.id, ...body }, clock());
        log.info({ refundId: id, state: refund.state, adminId: user.id }, 'refund decided');
        if (refund.state === 'approved') await enqueueRefund(id);
        return refund;
      },
      async refundPayment({ params: { id }, body: { reason }, user }) {
        const refund = await insertAdminRefund(db, { paymentId: id, adminId: user.id, reason }, clock());
        log.info({ refundId: refund.id, adminId: user.id }, 'refund started by an admin');
        await enqueueRefund(refund.id);
        return { message: 'The refund is on its way. Access ends when it is done.' };
      },
    },
    context,
  );
}
