import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './HiddenSolution.module.css';

/** A solution behind a blur until it is asked for; hidden from the keyboard and screen readers as well. */
export function HiddenSolution({ children }: { readonly children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.solution} data-hidden={!isShown || undefined}>
      <div className={styles.text} inert={!isShown}>
        {children}
      </div>
      {!isShown && (
        <div className={styles.cover}>
          <p>Worth one more try of your own?</p>
          <Button variant="primary" icon={<Eye size={16} aria-hidden />} onClick={() => setShown(true)}>
            Show solution
          </Button>
        </div>
      )}
    </div>
  );
}
