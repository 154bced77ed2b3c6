import { ListTree, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { useFocusReturn } from '../../shared/ui/useFocusReturn.ts';
import iconButton from '../../shared/ui/IconButton.module.css';
import modal from '../../shared/ui/Modal.module.css';
import styles from './ContentsDrawer.module.css';

interface ContentsDrawerProps {
  readonly children: (close: () => void) => ReactNode;
}

export function ContentsDrawer({ children }: ContentsDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const focusReturn = useFocusReturn();
  return (
    <>
      <IconButton
        label="Course content"
        icon={<ListTree size={17} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className={modal.scrim} />
          <Dialog.Content className={styles.drawer} aria-describedby={undefined} {...focusReturn}>
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>Course content</Dialog.Title>
              <Dialog.Close className={iconButton.button} aria-label="Close">
                <X size={18} aria-hidden />
              </Dialog.Close>
            </header>
            <div className={styles.body}>{children(() => setOpen(false))}</div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}
