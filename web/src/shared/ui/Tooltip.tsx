import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: ReactNode;
  readonly shortcut?: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and can be focused. */
  readonly children: ReactNode;
}

/** A short explanation shown on hover and focus. Never the only place of an information. */
export function Tooltip({ text, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Shares the delay among tooltips; mounted once around the client. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={450} skipDelayDuration={200}>
      {children}
    </Primitive.Provider>
  );
}
