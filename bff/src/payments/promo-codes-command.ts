import { parseArgs } from 'node:util';
import { loadCatalog } from '@dryrun/content/catalog';
import { coursesFolder } from '@dryrun/content/content-folder';
import { normalizePromoCode } from '@dryrun/contracts/payment-fields';
import { newPromoCodeSchema, parseDiscount, type PromoCode } from '@dryrun/contracts/promo-codes';
import { connect } from '@dryrun/migrations/database';
import { processEnvironment, readConfig } from '@dryrun/runtime/config';
import { z } from 'zod';
import type { PaymentsContext } from './history.ts';
import { insertPromoCode, listAllPromoCodes, updatePromoCode } from './promo-codes.ts';

const usage = `Usage (with DATABASE_URL set):
  npm run promo -- list
  npm run promo -- create CODE --off 20% | --off 5.00
      [--from 2026-12-01] [--until 2026-12-31] [--max 100] [--per-buyer 1] [--courses 1] [--first] [--link] [--note text]
  npm run promo -- limit CODE --max 50 [--until 2026-12-31]
  npm run promo -- expire CODE
Days start and end in UTC.`;

const options = {
  off: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  max: { type: 'string' },
  'per-buyer': { type: 'string' },
  courses: { type: 'string' },
  first: { type: 'boolean' },
  link: { type: 'boolean' },
  note: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Returns the lines to print. Throws an Error with a message for the user. */
export async function runPromoCommand(
  context: PaymentsContext,
  args: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const { db } = context;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command, code = ''] = positionals;
  if (command === 'list') return (await listAllPromoCodes(db)).map(formatLine);
  if (code === '') throw new Error(usage);
  const change = async (changes: Parameters<typeof updatePromoCode>[2]): Promise<readonly string[]> => [
    formatLine(await updatePromoCode(db, normalizePromoCode(code), changes, null)),
  ];
  switch (command) {
    case 'create':
      return [formatLine(await insertPromoCode(context, parseNewCode(code, values), null))];
    case 'limit':
      return change({
        maxUses: values.max === undefined ? undefined : parseCount(values.max),
        validUntil: values.until === undefined ? undefined : endOfDay(values.until),
      });
    case 'expire':
      return change({ validUntil: now.toISOString() });
    default:
      throw new Error(usage);
  }
}

function parseNewCode(code: string, values: Values) {
  const discount = parseDiscount(values.off ?? '');
  if (!discount) throw new Error('off: enter a discount such as 20% or 5.00');
  const parsed = newPromoCodeSchema.safeParse({
    code,
    ...discount,
    validFrom: values.from && `${values.from}T00:00:00Z`,
    validUntil: values.until && endOfDay(values.until),
    maxUses: values.max && Number(values.max),
    maxUsesPerBuyer: values['per-buyer'] && Number(values['per-buyer']),
    coursesIds: values.courses?.split(',').map(Number),
    firstPurchaseOnly: values.first ?? false,
    isLink: values.link ?? false,
    note: values.note ?? '',
  });
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  return parsed.data;
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`max: enter a whole number of 1 or more, not ${text}`);
  return count;
}

function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59Z`);
  if (Number.isNaN(end.getTime())) throw new Error(`until: enter a date such as 2026-12-31, not ${day}`);
  return end.toISOString();
}

function formatLine(promo: PromoCode): string {
  const { code, fraction, offCents, used, maxUses, validUntil, isLink, note } = promo;
  const parts = [
    code.padEnd(16),
    fraction === null ? `$${((offCents ?? 0) / 100).toFixed(2)} off` : `${Math.round(fraction * 100)}% off`,
    `used ${used}${maxUses === null ? '' : ` of ${maxUses}`}`,
    validUntil === null ? 'does not expire' : `until ${validUntil}`,
    isLink ? `/${code.toLowerCase()}` : '',
    note,
  ];
  return parts.filter(Boolean).join('  ');
}

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  if (!environment['DATABASE_URL']) throw new Error(usage);
  const settings = readConfig(
    processEnvironment
      .pick({ DATABASE_URL: true })
      .extend({ COURSES_DIR: z.string().default(coursesFolder) }),
    environment,
  );
  const catalog = loadCatalog(settings.COURSES_DIR);
  const db = connect(settings.DATABASE_URL.reveal(), { maxConnections: 1 });
  try {
    console.log(
      (await runPromoCommand({ db, catalog }, process.argv.slice(2), new Date())).join('\n') ||
        'No promo codes.',
    );
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  void main(process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
