import { useMemo } from 'react';
import styles from './TableOfContents.module.css';
import { listHeadings } from './headings.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

export function TableOfContents({ markdown }: { readonly markdown: string }) {
  const entries = useMemo(() => listHeadings(markdown), [markdown]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const currentId = useCurrentHeading(ids);
  const topLevel = Math.min(...entries.map(({ level }) => level));
  if (entries.length === 0) return null;
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <h2 className={styles.heading}>Contents</h2>
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
