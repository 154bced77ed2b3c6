import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Menu.module.css';

interface MenuProps {
  /** The button that opens the menu: one element that takes a ref. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** A menu that opens under its button. Fill it with MenuItem, MenuChoice, MenuHeading and MenuLine. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Not in a portal: it stays inside the landmark of its button. */}
      <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface MenuItemProps {
  readonly icon?: ReactNode;
  readonly onSelect?: () => void;
  /** With `asChild` the child (a link) is the item. */
  readonly asChild?: boolean;
  readonly children: ReactNode;
}

/** Something to do. */
export function MenuItem({ icon, onSelect, asChild, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item className={styles.item} {...(onSelect && { onSelect })} {...(asChild && { asChild })}>
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
  readonly options: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** One of several, with a check mark at the chosen one. */
export function MenuChoice<Id extends string>({ options, value, onChange }: MenuChoiceProps<Id>) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={(id) => onChange(id as Id)}>
      {options.map(({ id, label }) => (
        <DropdownMenu.RadioItem key={id} value={id} className={styles.item}>
          <span className={styles.mark}>
            <DropdownMenu.ItemIndicator>
              <Check size={16} aria-hidden />
            </DropdownMenu.ItemIndicator>
          </span>
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Names the items below; not an item itself. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

/** A line between groups of items. */
export function MenuLine() {
  return <DropdownMenu.Separator className={styles.line} />;
}
