import { formatCents, formatPercent } from '@dryrun/contracts/money';
import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useState } from 'react';
import { formatDate } from '../../shared/relativeTime.ts';
import { Button } from '../../shared/ui/Button.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { useListGrantableCoursesQuery, useListPromoCodesInfiniteQuery } from './adminApi.ts';
import { Code, Muted, Pill } from './Cells.tsx';
import { EndPromoCodeDialog } from './EndPromoCodeDialog.tsx';
import { PromoLimitsDialog } from './PromoLimitsDialog.tsx';
import { RecordTable } from './RecordTable.tsx';

type CourseTitles = ReadonlyMap<number, string>;

function createColumns(titles: CourseTitles, nowMs: number): readonly Column<PromoCode>[] {
  return [
    {
      head: 'Code',
      cell: ({ code, isLink }) => (
        <>
          {code}
          {isLink && <Code>/{code.toLowerCase()}</Code>}
        </>
      ),
    },
    {
      head: 'Discount',
      cell: ({ fraction, offCents, firstPurchaseOnly, coursesIds }) => (
        <>
          {fraction === null ? formatCents(offCents ?? 0) : formatPercent(fraction)}
          {firstPurchaseOnly && <Muted>First purchase only</Muted>}
          {coursesIds && <Muted>{coursesIds.map((id) => titles.get(id) ?? `Course ${id}`).join(', ')}</Muted>}
        </>
      ),
    },
    {
      head: 'Used',
      cell: ({ used, reserved, maxUses, maxUsesPerBuyer }) => (
        <>
          {used}
          {maxUses !== null && ` of ${maxUses}`}
          {reserved > 0 && `, ${reserved} reserved`}
          {maxUsesPerBuyer !== null && <Muted>{maxUsesPerBuyer} per buyer</Muted>}
        </>
      ),
    },
    {
      head: 'Valid',
      cell: (promo) =>
        hasEnded(promo, nowMs) ? <Pill tone="quiet">Ended</Pill> : formatValidity(promo, nowMs),
    },
    { head: 'Note', cell: ({ note }) => note || '–' },
  ];
}

interface OpenDialog {
  readonly kind: 'limits' | 'end';
  readonly promo: PromoCode;
}

export function PromoCodesTable() {
  const source = useListPromoCodesInfiniteQuery({});
  const { data: courses = [] } = useListGrantableCoursesQuery();
  const [dialog, setDialog] = useState<OpenDialog>();
  const nowMs = source.fulfilledTimeStamp ?? 0;
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  const close = () => setDialog(undefined);
  return (
    <>
      <RecordTable
        label="Promo codes"
        source={source}
        columns={createColumns(titles, nowMs)}
        renderActions={(promo) => (
          <>
            <Button
              size="sm"
              aria-label={`Limits of ${promo.code}`}
              onClick={() => setDialog({ kind: 'limits', promo })}
            >
              Limits
            </Button>
            {!hasEnded(promo, nowMs) && (
              <Button
                size="sm"
                variant="danger"
                aria-label={`End ${promo.code}`}
                onClick={() => setDialog({ kind: 'end', promo })}
              >
                End
              </Button>
            )}
          </>
        )}
        keyOf={({ code }) => code}
        emptyText="No promo codes yet."
      />
      {dialog?.kind === 'limits' && <PromoLimitsDialog promo={dialog.promo} onClose={close} />}
      {dialog?.kind === 'end' && <EndPromoCodeDialog promo={dialog.promo} onClose={close} />}
    </>
  );
}

const hasEnded = ({ validUntil }: PromoCode, nowMs: number): boolean =>
  validUntil !== null && new Date(validUntil).getTime() <= nowMs;

function formatValidity({ validFrom, validUntil }: PromoCode, nowMs: number): string {
  const from =
    validFrom !== null && new Date(validFrom).getTime() > nowMs ? `from ${formatDate(validFrom)}` : '';
  const until = validUntil === null ? '' : `until ${formatDate(validUntil)}`;
  return [from, until].filter(Boolean).join(' ') || 'no end';
}
