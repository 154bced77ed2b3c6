import { longDate } from '@dryrun/contracts/long-date';
import { formatCents } from '@dryrun/contracts/money';
import { pagePath } from '@dryrun/contracts/pages';
import { action, longTime, text, type Template } from '../email-layout.ts';

/** Path that opens the payment's invoice, or the form that issues it. */
const invoicePath = (paymentIntentId: string): string =>
  `${pagePath('paymentHistory')}?invoice=${encodeURIComponent(paymentIntentId)}`;

export const receipt: Template<'receipt'> = (data, links, zone) => ({
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
        ...(data.refundUntil ? [['Refund available until', longTime(data.refundUntil, zone)] as const] : []),
        ['Payment', data.paymentIntentId],
        ['Terms of service', `version ${data.termsVersion}`],
      ],
    },
    ...(data.amountCents > 0 ? [text(`Your invoice: ${links.page(invoicePath(data.paymentIntentId))}`)] : []),
    text(
      `Your access doesn't renew automatically. Payments and refunds: ${links.page(pagePath('paymentHistory'))}`,
    ),
  ],
});
