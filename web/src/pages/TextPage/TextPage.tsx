import { longDate } from '@dryrun/contracts/long-date';
import type { ReactNode } from 'react';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
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
    <Page>
      <Stack as="article" gap={6} className={styles.article}>
        <Stack as="header" gap={2} className={styles.header}>
          <Heading level={1} size="article">
            {title}
          </Heading>
          {updated !== undefined && (
            <Text>
              Effective <time dateTime={updated}>{longDate(updated)}</time>
            </Text>
          )}
        </Stack>
        <Markdown text={before} />
        {after !== undefined && (
          <>
            {inset}
            <Markdown text={after} />
          </>
        )}
      </Stack>
    </Page>
  );
}
