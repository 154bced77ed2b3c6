import { formatCents } from '@dryrun/contracts/money';
import type { Quote } from '@dryrun/contracts/payments';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './PriceLines.module.css';

export function PriceLines({ quote }: { readonly quote: Quote }) {
  const { listCents, courseDiscountCents, promoCode, promoDiscountCents, totalCents, tax } = quote;
  return (
    <Stack as="dl" gap={2}>
      <Line label="Price" cents={listCents} />
      {courseDiscountCents > 0 && <Line label="Course discount" cents={-courseDiscountCents} />}
      {promoDiscountCents > 0 && (
        <Line label={promoCode ? `Promo code ${promoCode}` : 'Rounded down'} cents={-promoDiscountCents} />
      )}
      <Line label="Total" cents={totalCents} isTotal />
      {tax && <Line label={`Includes ${tax.name} (${tax.percent}%)`} cents={tax.cents} isNote />}
    </Stack>
  );
}

interface LineProps {
  readonly label: string;
  readonly cents: number;
  readonly isTotal?: boolean;
  readonly isNote?: boolean;
}

function Line({ label, cents, isTotal, isNote }: LineProps) {
  return (
    <div className={styles.line} data-total={isTotal || undefined} data-note={isNote || undefined}>
      <dt>{label}</dt>
      <dd>{cents < 0 ? `− ${formatCents(-cents)}` : formatCents(cents)}</dd>
    </div>
  );
}
