import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { NewPromoCode, PromoCode } from '@dryrun/contracts/promo-codes';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { audit } from '../platform/audit.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { isKnownPath } from '../platform/http/known-path.ts';
import { readPage } from '../platform/pagination.ts';
import { findCourses } from './courses.ts';
import type { PaymentsContext } from './history.ts';

/** Names of current or likely future pages, which cannot be promo links. */
const reservedWords: ReadonlySet<string> = new Set(
  (
    'about account accounts admin api apps assets auth blog buy card cart checkout contact course courses docs editor ' +
    'faq feed health healthz help home images index legal lesson lessons login logout me metrics not-found notes oauth ' +
    'password payment payments practice pricing privacy problems profile progress promo readyz register review robots ' +
    'root search settings signup sitemap static status submissions support system terms test user users webhook www'
  ).split(' '),
);

export async function listPromoCodes(
  db: Kysely<Database>,
  { cursor }: { readonly cursor?: string | undefined } = {},
) {
  const order = { cursor, time: 'promo_code.created_at', id: 'promo_code.id' };
  return readPage(selectPromoCodes(db), order, toPromoCodeResponse);
}

export async function listAllPromoCodes(db: Kysely<Database>): Promise<PromoCode[]> {
  const promoCodes: PromoCode[] = [];
  let cursor: string | undefined;
  do {
    const { rows, next } = await listPromoCodes(db, { cursor });
    promoCodes.push(...rows);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return promoCodes;
}

function selectPromoCodes(db: Kysely<Database>) {
  return db
    .selectFrom('promo_code')
    .selectAll('promo_code')
    .select([countUses('used').as('used'), countUses('reserved').as('reserved')]);
}

const countUses = (state: 'used' | 'reserved') => sql<number>`
  (select count(*)::int from promo_use where promo_code_id = promo_code.id and state = ${state})`;

type PromoCodeWithUses = Awaited<ReturnType<ReturnType<typeof selectPromoCodes>['execute']>>[number];

function toPromoCodeResponse(row: PromoCodeWithUses): PromoCode {
  return {
    code: row.code,
    fraction: row.fraction,
    offCents: row.off_cents,
    validFrom: row.valid_from?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxUsesPerBuyer: row.max_uses_per_buyer,
    coursesIds: row.course_ids,
    firstPurchaseOnly: row.first_purchase_only,
    isLink: row.is_link,
    note: row.note,
    used: row.used,
    reserved: row.reserved,
  };
}

/** Throws `course_not_sold`, `promo_code_exists`, or `invalid_request` for a link with the path of a page. */
export async function insertPromoCode(
  { db, catalog }: PaymentsContext,
  promo: NewPromoCode,
  actorId: string | null,
): Promise<PromoCode> {
  if (promo.coursesIds) findCourses(catalog, promo.coursesIds);
  const word = promo.code.toLowerCase();
  if (promo.isLink && (reservedWords.has(word) || isKnownPath(`/${word}`)))
    throw fieldError('invalid_request', 'isLink', `isLink: /${word} is a page of this site`);
  return db.transaction().execute(async (trx) => {
    const inserted = await insertRow(trx, promo);
    if (!inserted) throw fieldError('promo_code_exists', 'code');
    const created = await getPromoCode(trx, inserted.code);
    const { code, used: _, reserved: __, ...limits } = created;
    await audit(trx, { actorId, act: 'create-promo-code', subject: code, after: limits });
    return created;
  });
}

/** Undefined if the code already exists. */
function insertRow(trx: Transaction<Database>, promo: NewPromoCode): Promise<{ code: string } | undefined> {
  return trx
    .insertInto('promo_code')
    .values({
      code: promo.code,
      fraction: promo.fraction ?? null,
      off_cents: promo.offCents ?? null,
      valid_from: promo.validFrom ? new Date(promo.validFrom) : null,
      valid_until: promo.validUntil ? new Date(promo.validUntil) : null,
      max_uses: promo.maxUses ?? null,
      max_uses_per_buyer: promo.maxUsesPerBuyer ?? null,
      course_ids: promo.coursesIds ? JSON.stringify(promo.coursesIds) : null,
      first_purchase_only: promo.firstPurchaseOnly,
      is_link: promo.isLink,
      note: promo.note,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
}

/** Undefined properties stay unchanged. Throws `invalid_promo_code` if there is no such code. */
export async function updatePromoCode(
  db: Kysely<Database>,
  code: string,
  change: {
    readonly validUntil?: string | null | undefined;
    readonly maxUses?: number | null | undefined;
    readonly note?: string | undefined;
  },
  actorId: string | null,
): Promise<PromoCode> {
  const { validUntil, maxUses, note } = change;
  const values = omitUndefined({
    valid_until: typeof validUntil === 'string' ? new Date(validUntil) : validUntil,
    max_uses: maxUses,
    note,
  });
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('promo_code').select('id').where('code', '=', code).forUpdate().execute();
    const before = await getPromoCode(trx, code);
    if (Object.keys(values).length === 0) return before;
    await trx.updateTable('promo_code').set(values).where('code', '=', code).execute();
    const after = await getPromoCode(trx, code);
    const changedFields = (['validUntil', 'maxUses', 'note'] as const).filter(
      (name) => before[name] !== after[name],
    );
    const changedValues = (promo: PromoCode) =>
      Object.fromEntries(changedFields.map((name) => [name, promo[name]]));
    if (changedFields.length > 0)
      await audit(trx, {
        actorId,
        act: 'change-promo-code',
        subject: code,
        before: changedValues(before),
        after: changedValues(after),
      });
    return after;
  });
}

async function getPromoCode(db: Kysely<Database>, code: string): Promise<PromoCode> {
  const row = await selectPromoCodes(db).where('promo_code.code', '=', code).executeTakeFirst();
  if (!row) throw new ApiError('invalid_promo_code');
  return toPromoCodeResponse(row);
}
