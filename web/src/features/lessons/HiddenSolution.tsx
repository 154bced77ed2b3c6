import { Eye } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './HiddenSolution.module.css';

/** A blurred solution with a button to show it. Until then it is inert for keyboards and screen readers. */
export function HiddenSolution({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const show = () => {
    // Render synchronously: an inert element can't take the focus, and the focused button unmounts.
    flushSync(() => setShown(true));
    text.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.solution} data-hidden={!isShown || undefined}>
      <div ref={text} className={styles.text} inert={!isShown} tabIndex={-1}>
        {children}
      </div>
      {!isShown && (
        <div className={styles.cover}>
          <p>Want to give it one more try first?</p>
          <Button variant="primary" icon={<Eye size={16} aria-hidden />} onClick={show}>
            Show solution
          </Button>
        </div>
      )}
    </div>
  );
}
