import { action, dollars, text, type Template } from '../email-layout.ts';

/** To whoever paid, waited in vain on the page, and is enrolled now. */
export const enrolledLate: Template<'enrolled-late'> = ({ description, amountCents }, links) => ({
  subject: 'Your course is ready now',
  preview: `Your payment is confirmed: ${description}.`,
  blocks: [
    text(
      amountCents > 0
        ? `We confirmed your payment of ${dollars(amountCents)} later than we should have. We are sorry for the wait. It was charged once.`
        : 'We confirmed your order later than we should have. We are sorry for the wait.',
    ),
    text(`${description} is yours now.`),
    action('Open my courses', links.page('/my-courses')),
  ],
});
