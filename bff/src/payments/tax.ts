import type { Tax } from '@dryrun/payments/price';
import { isRejected, type StripeAdapter } from '@dryrun/payments/stripe';
import type { Context } from '../platform/context.ts';
import { unmapIPv4 } from '../platform/ip-address.ts';

export interface CalculatedTax extends Tax {
  readonly cents: number;
  readonly calculationId: string;
  readonly country: string | null;
}

export const getInclusiveTax = ({ TAX_MODE, TAX_NAME, TAX_PERCENT }: Context['config']): Tax | undefined =>
  TAX_MODE === 'inclusive' ? { name: TAX_NAME, percent: TAX_PERCENT } : undefined;

/** Calculates the tax in a total by IP address. Undefined if the location is unknown or has no tax. */
export async function calculateTax(
  { config, stripe, log }: Context,
  totalCents: number,
  ip: string,
): Promise<CalculatedTax | undefined> {
  if (config.TAX_MODE !== 'automatic' || !stripe || totalCents === 0) return undefined;
  const calculation = await calculate(stripe, totalCents, unmapIPv4(ip)).catch((error: unknown) => {
    if (!isRejected(error)) throw error;
    const { code, requestId } = error; // the message can quote the address
    log.warn({ code, stripeRequestId: requestId }, 'could not calculate tax for this address');
    return undefined;
  });
  if (!calculation?.id || calculation.tax_amount_inclusive === 0) return undefined;
  const rates = calculation.tax_breakdown.map(({ tax_rate_details }) => tax_rate_details);
  return {
    name: formatTaxName(rates[0]?.tax_type ?? null, config.TAX_NAME),
    percent: rates.reduce((sum, { percentage_decimal }) => sum + Number(percentage_decimal), 0),
    cents: calculation.tax_amount_inclusive,
    calculationId: calculation.id,
    country: rates[0]?.country ?? null,
  };
}

const calculate = (stripe: StripeAdapter, amount: number, ip_address: string) =>
  stripe.tax.calculations.create({
    currency: 'usd',
    line_items: [{ amount, reference: 'courses', tax_behavior: 'inclusive' }],
    customer_details: { ip_address },
  });

/** Formats a Stripe tax type: `vat` becomes VAT, and `sales_tax` becomes Sales tax. */
function formatTaxName(type: string | null, fallback: string): string {
  if (type === null) return fallback;
  if (!type.includes('_')) return type.toUpperCase();
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
