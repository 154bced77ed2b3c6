import { Counter, type Registry } from 'prom-client';

/** What became of an attempt to send a mail; `retried` comes again later. */
export type EmailOutcome = 'sent' | 'declined' | 'retried' | 'failed';

/** Counts attempts to send mails, by template and outcome. */
export function createEmailCounter(registry: Registry): (template: string, outcome: EmailOutcome) => void {
  const mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send mails, by template and outcome.',
    labelNames: ['template', 'outcome'],
    registers: [registry],
  });
  return (template, outcome) => mails.inc({ template, outcome });
}
