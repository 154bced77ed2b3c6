import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** The button that opens the menu. It must accept a ref. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* No portal, so that it stays in the landmark of its button. */}
      <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** Renders the child, such as a link, as the item. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} {...omitUndefined({ onSelect, asChild })}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<Id extends string> {
  readonly options: readonly {
    readonly id: Id;
    readonly label: ReactNode;
    readonly description?: string;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

export function MenuChoice<Id extends string>({ options, value, onChange }: MenuChoiceProps<Id>) {
  const idPrefix = useId();
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(id) => onChange(id as Id)}>
      {options.map(({ id, label, description }) => (
        <DropdownMenu.RadioItem
          key={id}
          value={id}
          className={styles.item}
          aria-labelledby={`${idPrefix}-${id}`}
          aria-describedby={description === undefined ? undefined : `${idPrefix}-${id}-description`}
        >
          <span className={styles.mark}>
            <DropdownMenu.ItemIndicator>
              <Check size={16} aria-hidden />
            </DropdownMenu.ItemIndicator>
          </span>
          <span id={`${idPrefix}-${id}`}>{label}</span>
          {description !== undefined && (
            <span id={`${idPrefix}-${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.line} />;
}
