import { Eye } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './HiddenSolution.module.css';

/** A solution behind a blur until it is asked for; hidden from the keyboard and screen readers as well. */
export function HiddenSolution({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const show = () => {
    // Drawn at once: what is inert cannot take the focus, which would fall to the page with the button.
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
          <p>Worth one more try of your own?</p>
          <Button variant="primary" icon={<Eye size={16} aria-hidden />} onClick={show}>
            Show solution
          </Button>
        </div>
      )}
    </div>
  );
}
