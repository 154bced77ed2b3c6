import { fieldsOf, textOf, type Fields } from './form.ts';
import type { Charge, Dispute } from './objects.ts';
import type { Processor } from './processor.ts';
import { newId, nowSeconds } from './records.ts';
import { noSuch } from './stripe-error.ts';

/** Opens a dispute of a charge, as the test card 4000000000000259 does after each payment. */
export function openDispute({ records, webhooks }: Processor, charge: Charge): Dispute {
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    created: nowSeconds(),
    amount: charge.amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    status: 'needs_response',
    reason: 'fraudulent',
    evidence: {},
  };
  records.put(dispute);
  records.put({ ...charge, disputed: true } satisfies Charge);
  webhooks.emit('charge.dispute.created', dispute);
  return dispute;
}

/** POST /v1/disputes/:id: stores evidence; submits it only if `submit` is set. */
export function updateDispute({ records }: Processor, id: string, body: Fields): Dispute {
  const dispute = records.find('dispute', id);
  if (!dispute) throw noSuch('dispute', id);
  dispute.evidence = { ...dispute.evidence, ...(fieldsOf(body, 'evidence') as Record<string, string>) };
  if (textOf(body, 'submit') === 'true') dispute.status = 'under_review';
  records.put(dispute);
  return dispute;
}

/** Closes a dispute with the bank's decision, which a test chooses. */
export function closeDispute({ records, webhooks }: Processor, id: string, isWon: boolean): Dispute {
  const dispute = records.find('dispute', id);
  if (!dispute) throw noSuch('dispute', id);
  dispute.status = isWon ? 'won' : 'lost';
  records.put(dispute);
  webhooks.emit('charge.dispute.closed', dispute);
  return dispute;
}
