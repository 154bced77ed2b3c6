import type { ReactNode } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './RecordTable.module.css';

/** A table column. `head` also labels each cell on a narrow screen. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
}

/** A paged list, as returned by RTK Query's infinite query hooks. */
interface RecordSource<Row> {
  readonly data?: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface RecordTableProps<Row> {
  readonly label: string;
  readonly source: RecordSource<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly emptyText: string;
  readonly renderActions?: (row: Row) => ReactNode;
}

/** Shows a paged list as a table. Each row becomes a card on a narrow screen. */
export function RecordTable<Row>({
  label,
  source,
  columns,
  keyOf,
  emptyText,
  renderActions,
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
        {messageOf(source.error, `${label} could not be loaded. Please try again.`)}
      </Alert>
    );
  if (!rows) return <Skeleton lines={6} label={`Loading: ${label}`} />;
  if (rows.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <>
      {/* A wide table scrolls inside its frame, not with the page. */}
      <div className={styles.frame} data-fetching={source.isFetching || undefined}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ head, isNumeric }) => (
                <th key={head} scope="col" data-numeric={isNumeric}>
                  {head}
                </th>
              ))}
              {renderActions && (
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ head, cell, isNumeric }) => (
                  <td key={head} data-label={head} data-numeric={isNumeric}>
                    <div>{cell(row)}</div>
                  </td>
                ))}
                {renderActions && (
                  <td data-actions="true">
                    <div>{renderActions(row)}</div>
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
