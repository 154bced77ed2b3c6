import type { Generated } from 'kysely';

/** An invoice, or the credit note of a refund; never changed once issued. The worker draws the `pdf`. */
export interface InvoiceTable {
  id: Generated<string>;
  number: string;
  kind: 'invoice' | 'credit note';
  payment_id: string;
  refund_id: string | null;
  billing_name: string;
  billing_address: Generated<string>;
  tax_id: Generated<string>;
  pdf: Buffer | null;
  issued_at: Generated<Date>;
}

/** The last number given in a year: numbers have no gaps. */
export interface InvoiceCounterTable {
  year: number;
  last: number;
}
