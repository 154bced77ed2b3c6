import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: ReactNode;
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** A single focusable element that accepts a ref. */
  readonly children: ReactNode;
}

/** A short explanation on hover and focus. It must never be the only place this information appears. */
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

export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={450} skipDelayDuration={200}>
      {children}
    </Primitive.Provider>
  );
}
