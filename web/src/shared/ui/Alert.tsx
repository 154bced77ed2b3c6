import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';
import { Button } from './Button.tsx';
import { Row } from './Row.tsx';

interface AlertProps {
  /** `bad` interrupts screen readers, the others wait. */
  readonly tone?: 'bad' | 'warn' | 'info' | 'good';
  readonly actions?: ReactNode;
  /** Shows the button "Try again". */
  readonly onRetry?: (() => unknown) | undefined;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const icons = { bad: CircleAlert, warn: TriangleAlert, info: Info, good: CircleCheck } as const;

/** A message inside a form or panel. Screen readers announce it when it appears. */
export function Alert({ tone = 'bad', actions, onRetry, onClose, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={styles.alert} data-tone={tone}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        {children}
        {(actions ?? onRetry) && (
          <Row gap={4} rowGap={1} className={styles.actions}>
            {actions}
            {onRetry && (
              <Button size="sm" onClick={() => void onRetry()}>
                Try again
              </Button>
            )}
          </Row>
        )}
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
