import { useMemo } from 'react';
import { scrollWithin } from '../../shared/scrollWithin.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import styles from './TableOfContents.module.css';
import { listHeadings } from './headings.ts';
import { useCurrentHeading } from './useCurrentHeading.ts';

interface TableOfContentsProps {
  readonly markdown: string;
  readonly title?: string;
}

export function TableOfContents({ markdown, title = 'Contents' }: TableOfContentsProps) {
  const entries = useMemo(() => listHeadings(markdown), [markdown]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const currentId = useCurrentHeading(ids);
  const topLevel = Math.min(...entries.map(({ level }) => level));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Heading level={2} size="sm" className={styles.heading}>
        {title}
      </Heading>
      <ol className={styles.list}>
        {entries.map(({ id, text, level }) => (
          <li key={id}>
            <a
              ref={currentId === id ? showInScroller : undefined}
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

function showInScroller(link: HTMLElement | null): void {
  const scroller = link?.closest('nav')?.parentElement;
  if (link && scroller) scrollWithin(scroller, link);
}
