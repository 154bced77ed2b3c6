import type { PromoCode } from '@dryrun/contracts/payments';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation, useListPromoCodesQuery } from './adminApi.ts';
import { messages } from './messages.ts';
import { formatCents, formatPercent } from '../../shared/money.ts';
import styles from './PaymentTable.module.css';
import { PromoCodeForm } from './PromoCodeForm.tsx';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Promo codes: to make, to look at and to end. */
export function PromoCodesAdmin() {
  const { data: codes, error } = useListPromoCodesQuery();
  return (
    <>
      <PromoCodeForm />
      {error && !codes && <Alert>{messageOf(error, messages.loadFailed)}</Alert>}
      {!codes && !error && <Skeleton lines={4} label="Loading the promo codes" />}
      {codes?.length === 0 && <p>There is no promo code yet.</p>}
      {codes && codes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Discount</th>
              <th scope="col">Used</th>
              <th scope="col">Valid until</th>
              <th scope="col">Note</th>
              <th scope="col">
                <span className={styles.hidden}>Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map((promo) => (
              <Row key={promo.code} promo={promo} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ promo }: { readonly promo: PromoCode }) {
  const { code, fraction, offCents, used, reserved, maxUses, validUntil, isLink, note } = promo;
  const [endedAt, setEndedAt] = useState(0);
  const [change, { isLoading }] = useChangePromoCodeMutation();
  const [openedAt] = useState(() => Date.now());
  const hasEnded = validUntil !== null && new Date(validUntil).getTime() <= Math.max(openedAt, endedAt);
  const end = async () => {
    try {
      await change({ params: { code }, body: { validUntil: new Date().toISOString() } }).unwrap();
      setEndedAt(Date.now());
      showToast(`${code} has ended.`);
    } catch (error) {
      showError(messageOf(error, messages.loadFailed));
    }
  };
  return (
    <tr>
      <td data-label="Code" className={styles.id}>
        <span>
          {code} {isLink && <span className={styles.note}>/{code.toLowerCase()}</span>}
        </span>
      </td>
      <td data-label="Discount">
        {fraction === null ? formatCents(offCents ?? 0) : formatPercent(fraction)}
      </td>
      <td data-label="Used">
        {used}
        {maxUses !== null && ` of ${maxUses}`}
        {reserved > 0 && `, ${reserved} reserved`}
      </td>
      <td data-label="Valid until">
        {hasEnded ? 'Ended' : validUntil ? date.format(new Date(validUntil)) : 'No end'}
      </td>
      <td data-label="Note">{note}</td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          {!hasEnded && (
            <Button size="sm" variant="danger" isPending={isLoading} onClick={() => void end()}>
              End {code}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
