import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import styles from './ClosableFrame.module.css';

interface ClosableFrameProps {
  readonly onClose: () => void;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The placeholder of a recording that is loading or cannot be shown. */
export function ClosableFrame({ onClose, isBusy, children }: ClosableFrameProps) {
  return (
    <div className={styles.frame} aria-busy={isBusy}>
      <IconButton
        label="Close the recording"
        className={styles.close}
        icon={<X size={16} aria-hidden />}
        onClick={onClose}
      />
      {children}
    </div>
  );
}
