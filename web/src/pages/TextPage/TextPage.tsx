import { longDate } from '@dryrun/contracts/long-date';
import type { ReactNode } from 'react';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './TextPage.module.css';
import type { AuthoredPage } from './textPages.ts';

interface TextPageProps {
  readonly page: AuthoredPage;
  /** Replaces the `<!-- inset -->` line of the text. */
  readonly inset?: ReactNode;
}

export function TextPage({ page: { title, description, updated, body }, inset }: TextPageProps) {
  usePageTitle(title, description);
  const [before = '', after] = body.split('<!-- inset -->');
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {updated !== undefined && (
          <p className={styles.updated}>
            Effective <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
      </header>
      <Markdown text={before} />
      {after !== undefined && (
        <>
          {inset}
          <Markdown text={after} />
        </>
      )}
    </article>
  );
}
