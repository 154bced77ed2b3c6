import type { Generated } from 'kysely';

/** An invoice or a refund's credit note. Immutable once issued. The worker renders the `pdf`. */
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

/** Last invoice number per year. Numbers have no gaps. */
export interface InvoiceCounterTable {
  year: number;
  last: number;
}
