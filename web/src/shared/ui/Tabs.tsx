import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
  /** Keeps the content mounted while hidden, to preserve editors and scroll positions. */
  readonly keepMounted?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly trailing?: ReactNode;
  readonly fillsHeight?: boolean;
  readonly className?: string;
}

export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  trailing,
  fillsHeight,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[id$="-trigger-${value}"]`);
    // Scrolls a list that is wider than the window, and not the page.
    if (active && list.current) list.current.scrollLeft = active.offsetLeft - list.current.offsetLeft - 48;
  }, [value]);
  return (
    <Primitive.Root
      className={clsx(styles.tabs, className)}
      data-fills-height={fillsHeight || undefined}
      value={value}
      onValueChange={(id) => onChange(id as Id)}
    >
      <div className={styles.bar}>
        <Primitive.List ref={list} className={clsx('scroll-edge', styles.list)} aria-label={label}>
          {tabs.map((tab) => (
            <Primitive.Trigger key={tab.id} value={tab.id} className={styles.tab}>
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.id}
          value={tab.id}
          className={styles.content}
          {...(tab.keepMounted && { forceMount: true, hidden: tab.id !== value })}
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
