import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './MenuControls.module.css';

interface MenuStepperProps<Value extends number> {
  readonly label: string;
  readonly unit: string;
  readonly options: readonly Value[];
  readonly value: Value | number;
  readonly onChange: (value: Value) => void;
}

/** A row of numbers to choose from. Selecting one keeps the menu open. */
export function MenuStepper<Value extends number>({
  label,
  unit,
  options,
  value,
  onChange,
}: MenuStepperProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      className={styles.row}
      aria-label={label}
      value={String(value)}
      onValueChange={(text) => {
        const chosen = options.find((option) => String(option) === text);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option}
          value={String(option)}
          className={styles.number}
          aria-label={`${option} ${unit}`}
          onSelect={(event) => event.preventDefault()}
        >
          {option}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

interface MenuSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** An on/off menu item. Toggling it keeps the menu open. */
export function MenuSwitch({ isOn, onChange, children }: MenuSwitchProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={styles.switch}
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      {children}
      <span className={styles.mark}>
        <DropdownMenu.ItemIndicator>
          <Check size={16} aria-hidden />
        </DropdownMenu.ItemIndicator>
      </span>
    </DropdownMenu.CheckboxItem>
  );
}
