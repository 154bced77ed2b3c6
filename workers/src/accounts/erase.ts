import { deletedUserName } from '@dryrun/contracts/users';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import { insertEmail } from '../insert-email.ts';
import { listAccountTables } from './account-tables.ts';

/** Deletes or anonymizes all data of an account. Returns false if the deletion is not due. */
export async function eraseAccount(db: Kysely<Database>, accountId: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deletion = await trx
      .selectFrom('account_deletion')
      .innerJoin('account', 'account.id', 'account_deletion.account_id')
      .select(['account_deletion.deletes_comments as deletesComments', 'account.email'])
      .where('account_deletion.account_id', '=', accountId)
      .where('account_deletion.deletes_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!deletion) return false;
    await eraseComments(trx, accountId, deletion.deletesComments);
    await reducePayments(trx, accountId);
    for (const { table, column, isErased } of await listAccountTables(trx)) {
      if (!isErased) continue;
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${accountId}`.execute(trx);
    }
    await trx
      .updateTable('mail')
      .set({ recipient: '', data: JSON.stringify({}), rendered: null, last_error: null })
      .where('account_id', '=', accountId)
      .where('state', '<>', 'queued')
      .execute();
    const placeholderEmail = `deleted-${accountId}@deleted.invalid`;
    await trx
      .updateTable('account')
      .set({
        email: placeholderEmail,
        email_key: placeholderEmail,
        name: deletedUserName,
        image_url: null,
        role: 'user',
        password_hash: null,
        sign_up_hash: null,
        confirmed_at: null,
        time_zone: null,
        erased_at: now,
      })
      .where('id', '=', accountId)
      .execute();
    const to = { accountId: null, recipient: deletion.email };
    await insertEmail(trx, 'account-deleted', to, {});
    return true;
  });
}

/** Tax law requires the paid amounts, the evidence of the buyer's country and the invoices, and nothing else. */
async function reducePayments(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('payment').where('account_id', '=', accountId).where('paid_at', 'is', null).execute();
  await trx
    .updateTable('payment')
    .set({ card_brand: null, card_last4: null, last_error: null })
    .where('account_id', '=', accountId)
    .execute();
  await trx
    .updateTable('refund')
    .set({ reason: '', answer: null, finished_lessons: null, reading_minutes: null })
    .where('payment_id', 'in', trx.selectFrom('payment').select('id').where('account_id', '=', accountId))
    .execute();
}

/** A comment with replies by other users becomes an empty placeholder, so that the thread stays intact. */
async function eraseComments(trx: Kysely<Database>, accountId: string, deletesAll: boolean): Promise<void> {
  await sql`
    delete from comment_revision using comment
    where comment.id = comment_revision.comment_id and comment.account_id = ${accountId}`.execute(trx);
  if (!deletesAll) return;
  await sql`
    delete from comment where account_id = ${accountId} and not exists (
      select from comment as reply where reply.parent_id = comment.id and reply.account_id is distinct from ${accountId}
    )`.execute(trx);
  await sql`update comment set state = 'deleted', content = '' where account_id = ${accountId}`.execute(trx);
  await sql`
    delete from comment where state = 'deleted' and parent_id is null
      and not exists (select from comment as reply where reply.parent_id = comment.id)`.execute(trx);
}

export async function listDueDeletions(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletion')
    .select('account_id')
    .where('deletes_at', '<=', now)
    .orderBy('deletes_at')
    .limit(50)
    .execute();
  return rows.map(({ account_id: id }) => id);
}
