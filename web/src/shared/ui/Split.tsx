import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useState, type ReactNode } from 'react';
import { Group, Panel, Separator, type Layout } from 'react-resizable-panels';
import { parseJson } from '../parseJson.ts';
import { readStored, writeStored, type StorageKey } from '../storage.ts';
import styles from './Split.module.css';

interface SplitProps {
  /** The split's name in local storage, where its position is saved. */
  readonly id: string;
  readonly direction: 'columns' | 'rows';
  /** The default size of the first part in percent. A double click on the bar restores it. */
  readonly firstShare?: number;
  /** The minimum size of each part in pixels. */
  readonly minSizes?: readonly [first: number, second: number];
  /** The bar's accessible name, such as "Resize question and editor". */
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** Two resizable parts. Their bar can be dragged or moved with arrow keys. */
export function Split({
  id,
  direction,
  firstShare = 50,
  minSizes = [120, 120],
  label,
  first,
  second,
}: SplitProps) {
  const key: StorageKey = `layout:${id}`;
  // Splits can be nested, and ids must be unique on the page.
  const panels = [`${id}-first`, `${id}-second`] as const;
  const [savedLayout] = useState(() => readLayout(key, panels));
  return (
    <Group
      id={id}
      className={styles.group}
      orientation={direction === 'columns' ? 'horizontal' : 'vertical'}
      {...omitUndefined({ defaultLayout: savedLayout })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) writeStored(key, JSON.stringify(layout));
      }}
    >
      <Panel id={panels[0]} defaultSize={`${firstShare}%`} minSize={minSizes[0]} className={styles.panel}>
        {first}
      </Panel>
      <Separator
        className={styles.bar}
        aria-label={label}
        data-direction={direction}
        onDoubleClick={() => writeStored(key, null)}
      />
      <Panel
        id={panels[1]}
        defaultSize={`${100 - firstShare}%`}
        minSize={minSizes[1]}
        className={styles.panel}
      >
        {second}
      </Panel>
    </Group>
  );
}

function readLayout(key: StorageKey, panels: readonly [string, string]): Layout | undefined {
  const stored = parseJson(readStored(key)) as Partial<Record<string, unknown>> | null | undefined;
  const [first, second] = panels.map((panel) => stored?.[panel]);
  return typeof first === 'number' && typeof second === 'number'
    ? { [panels[0]]: first, [panels[1]]: second }
    : undefined;
}
