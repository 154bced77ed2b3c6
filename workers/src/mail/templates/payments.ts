import { longDate } from '@dryrun/contracts/long-date';
import { formatCents } from '@dryrun/contracts/money';
import { pagePath, serverPaths } from '@dryrun/contracts/pages';
import { refundAnswerTime } from '@dryrun/contracts/refunds';
import { site } from '@dryrun/contracts/site';
import { action, longTime, text, type Templates } from '../email-layout.ts';

/** Path that opens the payment's invoice, or the form that issues it. */
const invoicePath = (paymentIntentId: string): string =>
  `${pagePath('paymentHistory')}?invoice=${encodeURIComponent(paymentIntentId)}`;

export const paymentTemplates = {
  receipt: (data, links, zone) => ({
    subject: `Your receipt: ${data.description}`,
    preview: `${formatCents(data.amountCents)}, with access until ${longDate(data.accessUntil)}.`,
    blocks: [
      text('Thank you for your purchase! Your course is ready:'),
      action('Open my courses', links.page(pagePath('myCourses'))),
      {
        kind: 'table',
        rows: [
          ['Course', data.description],
          ['Paid', formatCents(data.amountCents)],
          ...(data.tax
            ? [[`Includes ${data.tax.name} (${data.tax.percent}%)`, formatCents(data.tax.cents)] as const]
            : []),
          ['Date', longDate(data.paidAt, zone)],
          ['Access until', longDate(data.accessUntil)],
          ...(data.refundUntil
            ? [['Refund available until', longTime(data.refundUntil, zone)] as const]
            : []),
          ['Payment', data.paymentIntentId],
          ['Terms of service', `version ${data.termsVersion}`],
        ],
      },
      ...(data.amountCents > 0
        ? [text(`Your invoice: ${links.page(invoicePath(data.paymentIntentId))}`)]
        : []),
      text(
        `Your access doesn't renew automatically. Payments and refunds: ${links.page(pagePath('paymentHistory'))}`,
      ),
    ],
  }),

  /** Goes to a buyer whose status page timed out before the enrollment. */
  'enrolled-late': ({ description, amountCents }, links) => ({
    subject: 'Your course is ready',
    preview: `Your payment is confirmed: ${description}.`,
    blocks: [
      text(
        amountCents > 0
          ? `It took us longer than usual to confirm your payment of ${formatCents(amountCents)}. We're sorry for the wait. You were charged once.`
          : "It took us longer than usual to confirm your order. We're sorry for the wait.",
      ),
      text(`You now have access to ${description}.`),
      action('Open my courses', links.page(pagePath('myCourses'))),
    ],
  }),

  /** Goes to every admin when a paid order could not be enrolled. */
  'payment-stuck': ({ paymentIntentId, amountCents }, links) => ({
    subject: 'A payment is waiting for its enrollment',
    preview: `${formatCents(amountCents)}, ${paymentIntentId}.`,
    blocks: [
      text(
        `A buyer paid ${formatCents(amountCents)} with ${paymentIntentId} but couldn't be enrolled yet. The payments worker keeps retrying.`,
      ),
      text('Its log shows the reason. The buyer gets an email as soon as the enrollment succeeds.'),
      action('Open the queues', links.page(serverPaths.queues)),
    ],
  }),

  /** Goes to the buyer after the refund of a duplicate payment. */
  'payment-returned': ({ description, amountCents }) => ({
    subject: 'Your payment was refunded',
    preview: `${formatCents(amountCents)} is on its way back to you.`,
    blocks: [
      text(
        `We couldn't complete your payment of ${formatCents(amountCents)} for ${description}, so we refunded it.`,
      ),
      text("It usually takes your bank five to ten days to show the refund. Your access hasn't changed."),
    ],
  }),

  'refund-requested': ({ description, amountCents }) => ({
    subject: 'We received your refund request',
    preview: `You'll get an answer within ${refundAnswerTime}.`,
    blocks: [
      text(`You asked for a refund of ${formatCents(amountCents)} for ${description}.`),
      text(`We'll review your request and get back to you within ${refundAnswerTime}.`),
    ],
  }),

  'refund-rejected': ({ description, answer }) => ({
    subject: 'Your refund request',
    preview: `About ${description}.`,
    blocks: [
      ...(answer === ''
        ? [text(`We can't refund ${description}.`)]
        : [text(`We can't refund ${description}. Here's why:`), { kind: 'quote', text: answer } as const]),
      text(`Your access hasn't changed. If you disagree, write to ${site.contactMail}.`),
    ],
  }),

  'refund-done': ({ description, amountCents, endsAccess }) => ({
    subject: 'Your refund is on its way',
    preview: `${formatCents(amountCents)} for ${description}.`,
    blocks: [
      text(
        `We refunded ${formatCents(amountCents)} for ${description}. It usually takes your bank five to ten days to show it.`,
      ),
      text(endsAccess ? 'Your access to the course has ended.' : 'You still have access to the course.'),
    ],
  }),

  'access-ends': ({ courseTitle, coursePath, expiresAt, daysLeft, isOnSale = true }, links) => {
    const when = daysLeft <= 0 ? 'today' : daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
    return {
      subject: `Your access to ${courseTitle} ends ${when}`,
      preview: `It ends on ${longDate(expiresAt)} and doesn't renew automatically.`,
      blocks: [
        text(
          `Your access to ${courseTitle} ends ${when}, on ${longDate(expiresAt)}. It doesn't renew automatically, and you won't be charged.`,
        ),
        text("You'll still be able to read your notes and submissions and see your progress."),
        ...(isOnSale
          ? [
              text(
                `Want another year? Add it now, and it starts when this one ends: ${links.page(pagePath('buy', { coursePath }))}?extend=1`,
              ),
            ]
          : []),
        action('Continue the course', links.page(pagePath('course', { coursePath }))),
      ],
    };
  },
} satisfies Partial<Templates>;
