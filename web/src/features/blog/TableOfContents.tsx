import { useMemo } from 'react';
import styles from './TableOfContents.module.css';
import { listHeadings } from './headings.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

interface TableOfContentsProps {
  readonly markdown: string;
  readonly title?: string;
}

/** Links to the headings of a text. Marks the one that is being read. */
export function TableOfContents({ markdown, title = 'Contents' }: TableOfContentsProps) {
  const entries = useMemo(() => listHeadings(markdown), [markdown]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const currentId = useCurrentHeading(ids);
  const topLevel = Math.min(...entries.map(({ level }) => level));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.contents}>
      <h2 className={styles.heading}>{title}</h2>
      <ol className={styles.list}>
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              data-depth={level - topLevel}
              aria-current={currentId === id ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
