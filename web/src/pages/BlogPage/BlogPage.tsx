import { pages } from '@dryrun/contracts/pages';
import { PostTile } from '../../features/blog/PostTile.tsx';
import { posts } from '../../features/blog/posts.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './BlogPage.module.css';

export function BlogPage() {
  return (
    <Page>
      <Stack as="header" gap={2} className={styles.header}>
        <Heading level={1} size="3xl">
          Blog
        </Heading>
        <Text size="lg">{pages.blog.description}</Text>
      </Stack>
      <ul className={styles.tiles}>
        {posts.map((post) => (
          <li key={post.path}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
