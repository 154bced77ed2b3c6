import type { AuditEntry } from '@dryrun/contracts/audit';
import { formatCents, formatPercent } from '@dryrun/contracts/money';
import { formatDate } from '../../shared/relativeTime.ts';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { formatAdminAction } from './adminActions.ts';
import { useListAuditEntriesInfiniteQuery, type ListFilter } from './adminApi.ts';
import { auditSentence } from './auditSentence.ts';
import styles from './AuditTable.module.css';
import { Muted, PersonCell, RelativeTime } from './Cells.tsx';
import { RecordTable } from './RecordTable.tsx';
import { isFiltered } from './useFilters.ts';

const columns: readonly Column<AuditEntry>[] = [
  {
    head: 'Action',
    cell: (entry) => (
      <>
        <span className={styles.action}>{formatAdminAction(entry.act)}</span>
        <p>{auditSentence(entry)}</p>
      </>
    ),
  },
  { head: 'User', cell: ({ person }) => (person ? <PersonCell person={person} /> : '–') },
  { head: 'Changes', cell: (entry) => <Changes entry={entry} /> },
  { head: 'Reason', cell: ({ reason }) => reason || '–' },
  {
    head: 'By',
    cell: ({ actor }) => (actor ? <PersonCell person={actor} /> : <Muted>Command line</Muted>),
  },
  { head: 'When', cell: ({ at }) => <RelativeTime time={at} /> },
];

export function AuditTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListAuditEntriesInfiniteQuery(filter);
  return (
    <RecordTable
      label="Audit log"
      source={source}
      columns={filter.accountId === undefined ? columns : columns.filter(({ head }) => head !== 'User')}
      keyOf={({ id }) => id}
      emptyText={isFiltered(filter) ? 'No matching admin actions.' : 'No admin actions yet.'}
    />
  );
}

function Changes({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const visibleNames = names.filter((name) => hasValue(before?.[name]) || hasValue(after?.[name]));
  if (visibleNames.length === 0) return '–';
  return (
    <ul className={styles.changes}>
      {visibleNames.map((name) => (
        <li key={name}>
          <Text as="span">{labelOf(name)}</Text>{' '}
          {before && name in before && <s>{formatValue(name, before[name])}</s>}{' '}
          {after && name in after && formatValue(name, after[name])}
        </li>
      ))}
    </ul>
  );
}

/** False for unset properties, such as unused limits of a new promo code, which are not shown. */
const hasValue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

/** Turns a property name into words: `refundedCents` becomes "refunded". */
const labelOf = (name: string): string =>
  name
    .replace(/Cents$/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

function formatValue(name: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'number' && name.endsWith('Cents')) return formatCents(value);
  if (typeof value === 'number' && name === 'fraction') return formatPercent(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDate(value) : value;
}
