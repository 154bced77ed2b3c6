import type { AuditEntry } from '@dryrun/contracts/audit';
import { formatCents, formatPercent } from '../../shared/money.ts';
import { nameOfAdminAction } from './adminActions.ts';
import { useListAuditEntriesInfiniteQuery, type ListFilter } from './adminApi.ts';
import styles from './AuditTable.module.css';
import { Code, Muted, PersonCell, When } from './Cells.tsx';
import { RecordTable, type Column } from './RecordTable.tsx';

const columns: readonly Column<AuditEntry>[] = [
  {
    head: 'Act',
    cell: ({ act, subject }) => (
      <>
        <span className={styles.act}>{nameOfAdminAction(act)}</span>
        {subject !== '' && <Code>{subject}</Code>}
      </>
    ),
  },
  { head: 'On whom', cell: ({ person }) => (person ? <PersonCell person={person} /> : '–') },
  { head: 'What changed', cell: (entry) => <Changes entry={entry} /> },
  { head: 'Reason', cell: ({ reason }) => reason || '–' },
  {
    head: 'By',
    cell: ({ actor }) => (actor ? <PersonCell person={actor} /> : <Muted>Command line</Muted>),
  },
  { head: 'When', cell: ({ at }) => <When time={at} /> },
];

/** What admins did, and what was done on the command line. */
export function AuditTable({ filter }: { readonly filter: ListFilter }) {
  const source = useListAuditEntriesInfiniteQuery(filter);
  return (
    <RecordTable
      label="Audit log"
      source={source}
      columns={filter.accountId === undefined ? columns : columns.filter(({ head }) => head !== 'On whom')}
      keyOf={({ id }) => id}
      empty={filter.accountId === undefined ? 'Nothing of this kind was done yet.' : 'Nothing yet.'}
    />
  );
}

/** Each thing that changed, as it was and as it became. */
function Changes({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const told = names.filter((name) => isTold(before?.[name]) || isTold(after?.[name]));
  if (told.length === 0) return '–';
  return (
    <ul className={styles.changes}>
      {told.map((name) => (
        <li key={name}>
          <span className={styles.name}>{wordsOf(name)}</span>{' '}
          {before && name in before && <s>{textOf(name, before[name])}</s>}{' '}
          {after && name in after && textOf(name, after[name])}
        </li>
      ))}
    </ul>
  );
}

/** A new thing has many limits that it does not use: only those that it uses are told. */
const isTold = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false;

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** `refundedCents` as "refunded". */
const wordsOf = (name: string): string =>
  name
    .replace(/Cents$/, '')
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .trim();

function textOf(name: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'number' && name.endsWith('Cents')) return formatCents(value);
  if (typeof value === 'number' && name === 'fraction') return formatPercent(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? day.format(new Date(value)) : value;
}
