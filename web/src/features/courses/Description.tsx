import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './Description.module.css';

const previewCharacters = 300;

/** A course description, truncated with a toggle (docs/course-format.md). */
export function Description({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > previewCharacters;
  const visibleText = isLong && !isOpen ? `${text.slice(0, previewCharacters).trimEnd()}…` : text;
  return (
    <Stack gap={3} align="start" className={styles.description}>
      {visibleText
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
    </Stack>
  );
}
