import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import iconButton from './IconButton.module.css';
import styles from './Modal.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: string;
  readonly width?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

export function Modal({ isOpen, onClose, title, description, width = 'sm', children }: ModalProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.modal}
          data-width={width}
          onInteractOutside={keepOpenForToasts}
          {...focusReturn}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          {description !== undefined && (
            <Dialog.Description className={styles.description}>{description}</Dialog.Description>
          )}
          {children}
          {/* Last, so that the first field gets the focus. */}
          <Dialog.Close className={clsx(iconButton.button, styles.close)} aria-label="Close">
            <X size={18} aria-hidden />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A click on a toast must not close the dialog. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
