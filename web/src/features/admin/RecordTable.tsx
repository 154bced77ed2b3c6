import type { ReactNode } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './RecordTable.module.css';

/** A column of a table of records. On a narrow screen each cell stands beside its `head`. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right, under each other. */
  readonly isFigure?: boolean;
}

/** A list that comes page by page, as RTK Query's hooks give it. */
interface RecordSource<Row> {
  readonly data?: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface RecordTableProps<Row> {
  /** What is listed, such as "Payments"; the table's name. */
  readonly label: string;
  readonly source: RecordSource<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Said when there is no row. */
  readonly empty: string;
  /** What can be done about a row. */
  readonly renderActs?: (row: Row) => ReactNode;
}

/** Records as a table, the newest first, with the next page at a press; each row is a card on a narrow screen. */
export function RecordTable<Row>({
  label,
  source,
  columns,
  keyOf,
  empty,
  renderActs,
}: RecordTableProps<Row>) {
  const rows = source.data?.pages.flatMap((page) => page.rows);
  if (!rows && source.error)
    return (
      <Alert
        actions={
          <Button size="sm" onClick={() => void source.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(source.error, `${label} could not be loaded.`)}
      </Alert>
    );
  if (!rows) return <Skeleton lines={6} label={`Loading: ${label}`} />;
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <>
      {/* A wide table scrolls inside; the page stays as it is. */}
      <div className={styles.frame} data-fetching={source.isFetching || undefined}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ head, isFigure }) => (
                <th key={head} scope="col" data-figure={isFigure}>
                  {head}
                </th>
              ))}
              {renderActs && (
                <th scope="col">
                  <span className="visually-hidden">Acts</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ head, cell, isFigure }) => (
                  <td key={head} data-label={head} data-figure={isFigure}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
                {renderActs && (
                  <td data-acts="true">
                    <div>{renderActs(row)}</div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source.hasNextPage && (
        <Button
          className={styles.more ?? ''}
          isPending={source.isFetching}
          pendingText="Loading…"
          onClick={() => void source.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
