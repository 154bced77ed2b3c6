import { formatCents } from '@dryrun/contracts/money';
import { pagePath } from '@dryrun/contracts/pages';
import { action, text, type Template } from '../email-layout.ts';

/** Goes to a buyer whose status page timed out before the enrollment. */
export const enrolledLate: Template<'enrolled-late'> = ({ description, amountCents }, links) => ({
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
});
