import { action, dollars, longDate, longTime, text, type Template } from '../email-layout.ts';

/** Opens the payment's invoice, or what is to be said before it is issued. */
const invoicePath = (paymentIntentId: string): string =>
  `/payment-history?invoice=${encodeURIComponent(paymentIntentId)}`;

/** To whoever bought a course. */
export const receipt: Template<'receipt'> = (data, links, zone) => ({
  subject: `Your receipt: ${data.description}`,
  preview: `${dollars(data.amountCents)}, with access until ${longDate(data.accessUntil)}.`,
  blocks: [
    text('Thank you for your purchase. The course is yours now:'),
    action('Open my courses', links.page('/my-courses')),
    {
      kind: 'figures',
      rows: [
        ['Course', data.description],
        ['Paid', dollars(data.amountCents)],
        ...(data.tax
          ? [[`Of it ${data.tax.name} (${data.tax.percent} %)`, dollars(data.tax.cents)] as const]
          : []),
        ['Date', longDate(data.paidAt, zone)],
        ['Access until', longDate(data.accessUntil)],
        ...(data.refundUntil
          ? [['Refund can be asked for until', longTime(data.refundUntil, zone)] as const]
          : []),
        ['Payment', data.paymentIntentId],
        ['Terms of service', `version ${data.termsVersion}`],
      ],
    },
    ...(data.amountCents > 0 ? [text(`Your invoice: ${links.page(invoicePath(data.paymentIntentId))}`)] : []),
    text(`There is no automatic renewal. Payments and refunds: ${links.page('/payment-history')}`),
  ],
});
