import { useState, type ReactNode } from 'react';
import { Group, Panel, Separator, type Layout } from 'react-resizable-panels';
import { readStored, writeStored, type StorageKey } from '../storage.ts';
import styles from './Split.module.css';

interface SplitProps {
  /** Names the split in storage, where its position is remembered. */
  readonly id: string;
  /** `columns` lie side by side, `rows` one above the other. */
  readonly direction: 'columns' | 'rows';
  /** The first part's share in percent, until moved; a double click on the bar returns to it. */
  readonly firstShare?: number;
  /** The least size of each part in pixels. */
  readonly minSizes?: readonly [first: number, second: number];
  /** The bar's name for screen readers, as in "Resize question and editor". */
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** Two parts with a bar between them that is dragged, moved by arrow keys, remembered, and reset by a double click. */
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
  const [remembered] = useState(() => readLayout(key));
  return (
    <Group
      id={id}
      className={styles.group}
      orientation={direction === 'columns' ? 'horizontal' : 'vertical'}
      {...(remembered && { defaultLayout: remembered })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) writeStored(key, JSON.stringify(layout));
      }}
    >
      <Panel id="first" defaultSize={`${firstShare}%`} minSize={minSizes[0]} className={styles.panel}>
        {first}
      </Panel>
      <Separator
        className={styles.bar}
        aria-label={label}
        data-direction={direction}
        onDoubleClick={() => writeStored(key, null)}
      />
      <Panel id="second" defaultSize={`${100 - firstShare}%`} minSize={minSizes[1]} className={styles.panel}>
        {second}
      </Panel>
    </Group>
  );
}

function readLayout(key: StorageKey): Layout | undefined {
  try {
    const layout: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof layout !== 'object' || layout === null || !('first' in layout) || !('second' in layout))
      return;
    const { first, second } = layout;
    return typeof first === 'number' && typeof second === 'number' ? { first, second } : undefined;
  } catch {
    return;
  }
}
