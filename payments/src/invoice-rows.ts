import type { Database } from '@dryrun/migrations/database';
import type { Selectable, Transaction } from 'kysely';

type InvoiceValues = Omit<Selectable<Database['invoice']>, 'id' | 'number' | 'pdf' | 'issued_at'>;

/** Numbers invoices and credit notes without gaps: the counter stays locked until the transaction ends. */
export async function insertInvoice(
  trx: Transaction<Database>,
  values: InvoiceValues,
  now: Date,
): Promise<{ id: string; number: string }> {
  const year = now.getUTCFullYear();
  const { last } = await trx
    .insertInto('invoice_counter')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('invoice_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return trx
    .insertInto('invoice')
    .values({ ...values, number: `DR-${year}-${String(last).padStart(6, '0')}`, pdf: null, issued_at: now })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}
