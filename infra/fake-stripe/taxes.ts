import { isIPv4, isIPv6 } from 'node:net';
import { fieldsOf, numberOf, textOf, type Fields } from './form.ts';
import { newId, nowSeconds } from './records.ts';
import { invalidRequest } from './stripe-error.ts';

interface Rate {
  readonly country: string;
  readonly percentage_decimal: string;
  readonly tax_type: string | null;
}

/** Simulated locations: 203.0.113.0/24 (RFC 5737) is in the United States without tax, all others in Germany. */
function rateAt(ip: string): Rate {
  if (ip.startsWith('203.0.113.')) return { country: 'US', percentage_decimal: '0.0', tax_type: null };
  if (isIPv4(ip) || isIPv6(ip)) return { country: 'DE', percentage_decimal: '19.0', tax_type: 'vat' };
  throw invalidRequest('We could not determine the customer’s tax location based on the provided address.', {
    code: 'customer_tax_location_invalid',
  });
}

/** POST /v1/tax/calculations: computes the tax included in the amount of the first line item. */
export function calculateTax(body: Fields): object {
  const lineItem = fieldsOf(fieldsOf(body, 'line_items'), '0');
  const amount = numberOf(lineItem, 'amount') ?? 0;
  const rate = rateAt(textOf(fieldsOf(body, 'customer_details'), 'ip_address') ?? '');
  const percent = Number(rate.percentage_decimal);
  const tax = Math.round((amount * percent) / (100 + percent));
  return {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    created: nowSeconds(),
    amount_total: amount,
    currency: 'usd',
    livemode: false,
    tax_amount_exclusive: 0,
    tax_amount_inclusive: tax,
    tax_breakdown: [{ amount: tax, inclusive: true, taxable_amount: amount - tax, tax_rate_details: rate }],
  };
}
