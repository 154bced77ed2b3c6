import { Lightbulb } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './HintsBlock.module.css';

interface HintsBlockProps {
  readonly hints: readonly string[];
  readonly render: (markdown: string) => ReactNode;
}

export function HintsBlock({ hints, render }: HintsBlockProps) {
  const [shownCount, setShownCount] = useState(0);
  return (
    <section className={styles.hints} aria-label="Hints">
      <ol className={styles.list} aria-live="polite">
        {hints.slice(0, shownCount).map((hint, i) => (
          <li key={i} className={styles.hint}>
            <span className={styles.number}>Hint {i + 1}</span>
            <div>{render(hint)}</div>
          </li>
        ))}
      </ol>
      {shownCount < hints.length && (
        <Button icon={<Lightbulb size={16} aria-hidden />} onClick={() => setShownCount(shownCount + 1)}>
          {shownCount === 0 ? 'Show a hint' : 'Show the next hint'} ({shownCount + 1} of {hints.length})
        </Button>
      )}
    </section>
  );
}
