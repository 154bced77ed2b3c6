import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Row } from '../../shared/ui/Row.tsx';

/** A paged list, as returned by RTK Query's infinite query hooks. */
interface RecordSource<Item> {
  readonly data?: { readonly pages: readonly { readonly rows: readonly Item[] }[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Shows a list without pages, as returned by RTK Query's query hooks, as one page. */
export function onePage<Item>({
  data,
  ...query
}: {
  readonly data?: readonly Item[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}): RecordSource<Item> {
  return { ...query, data: data && { pages: [{ rows: data }] }, hasNextPage: false, fetchNextPage: () => {} };
}

interface RecordTableProps<Item> {
  readonly label: string;
  readonly source: RecordSource<Item>;
  readonly columns: readonly Column<Item>[];
  readonly keyOf: (item: Item) => string;
  readonly emptyText: string;
  readonly renderActions?: (item: Item) => ReactNode;
}

export function RecordTable<Item>({ source, ...table }: RecordTableProps<Item>) {
  const { label } = table;
  const rows = source.data?.pages.flatMap((page) => page.rows);
  if (!rows) {
    const fallback = `${label} could not be loaded. Please try again.`;
    const { error, refetch } = source;
    return (
      <Loading error={error} fallback={fallback} onRetry={refetch} lines={6} label={`Loading: ${label}`} />
    );
  }
  return (
    <>
      <DataTable {...table} rows={rows} />
      {source.hasNextPage && (
        <Row gap={2} justify="center">
          <Button
            isPending={source.isFetching}
            pendingText="Loading…"
            onClick={() => void source.fetchNextPage()}
          >
            Show more
          </Button>
        </Row>
      )}
    </>
  );
}
