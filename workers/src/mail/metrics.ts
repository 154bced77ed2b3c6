import { Counter, type Registry } from 'prom-client';

/** Outcome of an attempt to send an email; `retried` means that another attempt follows. */
export type EmailOutcome = 'sent' | 'declined' | 'retried' | 'failed';

export function createEmailCounter(registry: Registry): (template: string, outcome: EmailOutcome) => void {
  const emails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send emails, by template and outcome.',
    labelNames: ['template', 'outcome'],
    registers: [registry],
  });
  return (template, outcome) => emails.inc({ template, outcome });
}
