import { formatCents } from '@dryrun/contracts/money';
import { text, type Template } from '../email-layout.ts';

export const refundDone: Template<'refund-done'> = ({ description, amountCents, endsAccess }) => ({
  subject: 'Your refund is on its way',
  preview: `${formatCents(amountCents)} for ${description}.`,
  blocks: [
    text(
      `We refunded ${formatCents(amountCents)} for ${description}. It usually takes your bank five to ten days to show it.`,
    ),
    text(endsAccess ? 'Your access to the course has ended.' : 'You still have access to the course.'),
  ],
});
