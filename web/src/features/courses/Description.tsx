import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Description.module.css';

/** A description is cut here until opened (specification, section 9). */
const previewLength = 300;

/** A course's description, cut at 300 characters with Read more and Read less. */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > previewLength;
  const shown = isLong && !isOpen ? `${text.slice(0, previewLength).trimEnd()}…` : text;
  return (
    <div className={styles.description}>
      {shown
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      {isLong && (
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Read less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
