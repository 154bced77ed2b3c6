import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import styles from './DataTable.module.css';

/** A table column. `head` also labels each cell on a narrow screen. */
export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
  /** The cell names its row. */
  readonly isRowHeader?: boolean;
}

interface DataTableProps<Row> {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly emptyText?: string;
  /** For few narrow columns, which also fit on a narrow screen. */
  readonly staysTable?: boolean;
  /** Buttons at the end of the row. */
  readonly renderActions?: (row: Row) => ReactNode;
}

/** Shows records as a table. On a narrow screen, each row becomes a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, emptyText, staysTable, renderActions } = props;
  if (rows.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    // A wide table scrolls inside its card, not with the page.
    <Card className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={clsx(styles.table, !staysTable && styles.cards)} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ head, isNumeric }) => (
              <th key={head} scope="col" className={styles.head} data-numeric={isNumeric}>
                {head}
              </th>
            ))}
            {renderActions && (
              <th scope="col" className={styles.head}>
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={styles.row}>
              {columns.map(({ head, cell, isNumeric, isRowHeader }) => {
                const Cell = isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={head}
                    scope={isRowHeader ? 'row' : undefined}
                    className={styles.cell}
                    data-label={head}
                    data-numeric={isNumeric}
                  >
                    <div>{cell(row)}</div>
                  </Cell>
                );
              })}
              {renderActions && (
                <td className={styles.actions}>
                  <div>{renderActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
