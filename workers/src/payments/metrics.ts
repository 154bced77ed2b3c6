import { Counter, type Registry } from 'prom-client';

/** Confirmations that change nothing are not counted. */
export function createPaymentCounter(registry: Registry): (outcome: string) => void {
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments by outcome: paid, failed, canceled, duplicate, orphaned, refund_refused.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => payments.inc({ outcome });
}
