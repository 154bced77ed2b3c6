import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Modal.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A sentence under the title; read out when the dialog opens. */
  readonly description?: string;
  readonly width?: 'sm' | 'md' | 'lg';
  readonly children: ReactNode;
}

/** A dialog over the page: keeps the focus, closes by Escape, the cross or a press outside. */
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
          {/* Last, so that the focus begins at the first thing to fill in. */}
          <Dialog.Close className={styles.close} aria-label="Close">
            <X size={18} aria-hidden />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A toast lies over the dialog and belongs to what was done in it. */
function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
