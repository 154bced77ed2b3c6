import { Stripe } from 'stripe';
import type { Context } from '../platform/context.ts';
import type { StripeAdapter } from '../platform/stripe.ts';
import type { Tax } from './price.ts';

/** Tax that the card processor has calculated for where the buyer is. */
export interface CalculatedTax extends Tax {
  readonly cents: number;
  readonly calculationId: string;
  readonly country: string | null;
}

/** The tax of fixed settings; undefined where there is none, or where the processor calculates it. */
export const fixedTax = ({ TAX_MODE, TAX_NAME, TAX_PERCENT }: Context['config']): Tax | undefined =>
  TAX_MODE === 'inclusive' ? { name: TAX_NAME, percent: TAX_PERCENT } : undefined;

/**
 * What a sum holds as tax where the buyer's address is, if TAX_MODE is automatic: Stripe Tax with inclusive prices, so that
 * everybody pays the same. A place that cannot be told, and one where nothing is collected, has none.
 */
export async function calculateTax(
  { config, stripe, log }: Context,
  totalCents: number,
  ip: string,
): Promise<CalculatedTax | undefined> {
  if (config.TAX_MODE !== 'automatic' || !stripe || totalCents === 0) return undefined;
  const made = await calculate(stripe, totalCents, ip.replace(/^::ffff:/, '')).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    log.warn({ err: error }, 'no tax could be calculated for this address');
    return undefined;
  });
  if (!made?.id || made.tax_amount_inclusive === 0) return undefined;
  const rates = made.tax_breakdown.map(({ tax_rate_details }) => tax_rate_details);
  return {
    name: nameOf(rates[0]?.tax_type ?? null, config.TAX_NAME),
    percent: rates.reduce((sum, { percentage_decimal }) => sum + Number(percentage_decimal), 0),
    cents: made.tax_amount_inclusive,
    calculationId: made.id,
    country: rates[0]?.country ?? null,
  };
}

const calculate = (stripe: StripeAdapter, amount: number, ip_address: string) =>
  stripe.tax.calculations.create({
    currency: 'usd',
    line_items: [{ amount, reference: 'courses', tax_behavior: 'inclusive' }],
    customer_details: { ip_address },
  });

/** `vat` is VAT, `sales_tax` Sales tax. */
function nameOf(type: string | null, fallback: string): string {
  if (type === null) return fallback;
  if (!type.includes('_')) return type.toUpperCase();
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
