import { Check, X } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Row } from '../../../shared/ui/Row.tsx';
import styles from './CaseTabs.module.css';

interface CaseTabsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly passed?: readonly boolean[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Called by the Delete key on a case's tab. */
  readonly onRemove?: ((index: number) => void) | undefined;
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

/** Test cases as tabs with a pass or fail icon, so that color is not the only indicator. */
export function CaseTabs({
  label,
  names,
  passed,
  selected,
  onSelect,
  onRemove,
  trailing,
  children,
}: CaseTabsProps) {
  return (
    <Tabs.Root value={String(selected)} onValueChange={(index) => onSelect(Number(index))}>
      <Row gap={1}>
        <Tabs.List className={styles.list} aria-label={label}>
          {names.map((name, i) => (
            <Tabs.Trigger
              key={name}
              value={String(i)}
              className={styles.tab}
              onKeyDown={(event) => event.key === 'Delete' && onRemove?.(i)}
            >
              {passed && <Mark isPassed={passed[i] ?? false} />} {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {trailing}
      </Row>
      <Tabs.Content value={String(selected)} className={styles.content}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Mark({ isPassed }: { readonly isPassed: boolean }) {
  const Icon = isPassed ? Check : X;
  return (
    <span className={styles.mark} data-passed={isPassed}>
      <Icon size={14} strokeWidth={2.5} aria-hidden />
      <span className="visually-hidden">{isPassed ? 'Passed:' : 'Failed:'}</span>
    </span>
  );
}
