import type { SetupItem } from '@dryrun/contracts/admin';
import type { Tone } from '../../shared/ui/Badge.tsx';
import type { Column } from '../../shared/ui/DataTable.tsx';
import { useListSetupQuery } from './adminApi.ts';
import { Code, Pill } from './Cells.tsx';
import styles from './SetupTable.module.css';
import { onePage, RecordTable } from './RecordTable.tsx';

const states: Readonly<Record<SetupItem['state'], { readonly tone: Tone; readonly label: string }>> = {
  ready: { tone: 'good', label: 'Ready' },
  demo: { tone: 'warn', label: 'Demo' },
  missing: { tone: 'bad', label: 'Missing' },
  off: { tone: 'quiet', label: 'Off' },
};

const columns: readonly Column<SetupItem>[] = [
  { head: 'Setting', cell: ({ name }) => <strong>{name}</strong> },
  { head: 'State', cell: ({ state }) => <Pill tone={states[state].tone}>{states[state].label}</Pill> },
  { head: 'Effect', cell: ({ text }) => text },
  {
    head: 'Variables',
    cell: ({ variables }) =>
      variables.length === 0 ? (
        '–'
      ) : (
        <ul className={styles.variables}>
          {variables.map((variable) => (
            <li key={variable}>
              <Code>{variable}</Code>
            </li>
          ))}
        </ul>
      ),
  },
];

export function SetupTable() {
  const query = useListSetupQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <RecordTable
      label="Settings"
      source={onePage(query)}
      columns={columns}
      keyOf={({ name }) => name}
      emptyText="No settings."
    />
  );
}
