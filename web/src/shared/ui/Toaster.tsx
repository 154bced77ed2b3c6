import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { useTheme } from '../theme.ts';
import styles from './Toaster.module.css';

/** Where toasts appear: bottom right, at most three, waiting while the pointer is over them, closed by Escape. */
export function Toaster() {
  const theme = useTheme();
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toast.dismiss();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      offset={{ bottom: 'var(--toast-bottom, 24px)' }}
      mobileOffset={{ bottom: 'var(--toast-bottom, 16px)' }}
      visibleToasts={3}
      closeButton
      expand
      containerAriaLabel="Messages"
      icons={{
        error: <CircleAlert size={18} aria-hidden className={styles.bad} />,
      }}
      toastOptions={{ classNames: { toast: styles.toast ?? '' } }}
    />
  );
}
