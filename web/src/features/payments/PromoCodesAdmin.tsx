import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation, useListPromoCodesInfiniteQuery } from './adminApi.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { messages } from './messages.ts';
import { formatCents, formatPercent } from '../../shared/money.ts';
import styles from './PaymentTable.module.css';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { PromoLimitsDialog } from './PromoLimitsDialog.tsx';

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function PromoCodesAdmin() {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useListPromoCodesInfiniteQuery();
  const codes = data?.pages.flatMap(({ rows }) => rows);
  return (
    <>
      <PromoCodeForm />
      {error && !codes && <Alert>{messageOf(error, messages.unknownError)}</Alert>}
      {!codes && !error && <Skeleton lines={4} label="Loading the promo codes" />}
      {codes?.length === 0 && <p>No promo codes yet.</p>}
      {codes && codes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Discount</th>
              <th scope="col">Used</th>
              <th scope="col">Valid</th>
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
      {hasNextPage && (
        <Button
          className={styles.more ?? ''}
          isPending={isFetching}
          pendingText="Loading…"
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function Row({ promo }: { readonly promo: PromoCode }) {
  const { code, fraction, offCents, used, reserved, maxUses, maxUsesPerBuyer, isLink, note } = promo;
  const [openedAtMs] = useState(() => Date.now());
  const [endedAtMs, setEndedAtMs] = useState(0);
  const [dialog, setDialog] = useState<'limits' | 'end'>();
  const [change] = useChangePromoCodeMutation();
  const nowMs = Math.max(openedAtMs, endedAtMs);
  const hasEnded = promo.validUntil !== null && new Date(promo.validUntil).getTime() <= nowMs;
  const endCode = async () => {
    await change({ params: { code }, body: { validUntil: new Date().toISOString() } }).unwrap();
    setEndedAtMs(Date.now());
    showToast(`${code} has ended.`);
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
        {promo.firstPurchaseOnly && <span className={styles.note}> first purchase</span>}
      </td>
      <td data-label="Used">
        {used}
        {maxUses !== null && ` of ${maxUses}`}
        {reserved > 0 && `, ${reserved} reserved`}
        {maxUsesPerBuyer !== null && <span className={styles.note}> {maxUsesPerBuyer} per buyer</span>}
      </td>
      <td data-label="Valid">{hasEnded ? 'Ended' : formatValidity(promo, nowMs)}</td>
      <td data-label="Note">{note || '–'}</td>
      <td className={styles.actions}>
        <div className={styles.buttons}>
          <Button size="sm" aria-label={`Limits of ${code}`} onClick={() => setDialog('limits')}>
            Limits
          </Button>
          {!hasEnded && (
            <Button size="sm" variant="danger" aria-label={`End ${code}`} onClick={() => setDialog('end')}>
              End
            </Button>
          )}
        </div>
        {dialog === 'limits' && <PromoLimitsDialog promo={promo} onClose={() => setDialog(undefined)} />}
        {dialog === 'end' && (
          <ConfirmDialog
            title={`End ${code}?`}
            description={
              reserved > 0
                ? `It can no longer be applied. ${reserved} open checkouts can still pay with it.`
                : 'It can no longer be applied. Past purchases keep the discount.'
            }
            action={`End ${code}`}
            isDangerous
            onConfirm={endCode}
            onClose={() => setDialog(undefined)}
          />
        )}
      </td>
    </tr>
  );
}

function formatValidity({ validFrom, validUntil }: PromoCode, nowMs: number): string {
  const from =
    validFrom !== null && new Date(validFrom).getTime() > nowMs
      ? `from ${dateFormat.format(new Date(validFrom))}`
      : '';
  const until = validUntil === null ? '' : `until ${dateFormat.format(new Date(validUntil))}`;
  return [from, until].filter(Boolean).join(' ') || 'no end';
}
