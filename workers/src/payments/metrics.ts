import { Counter, type Registry } from 'prom-client';

/** Counts what confirming a payment came to, such as `paid` or `failed`; what changed nothing is not counted. */
export function createPaymentCounter(registry: Registry): (outcome: string) => void {
  const payments = new Counter({
    name: 'payments_total',
    help: 'Payments by what confirming them came to: paid, failed, canceled, duplicate, stray, refund_refused.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (outcome) => payments.inc({ outcome });
}
