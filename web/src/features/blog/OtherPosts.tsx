import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './OtherPosts.module.css';
import { postDate, posts } from './posts.ts';

export function OtherPosts({ openPath }: { readonly openPath: string }) {
  const otherPosts = posts.filter(({ path }) => path !== openPath);
  return (
    <Stack as="nav" gap={3} aria-label="Other Posts">
      <Heading level={2} size="sm">
        Other Posts
      </Heading>
      {otherPosts.length === 0 && <Text>No other posts available</Text>}
      <Stack as="ul" gap={4}>
        {otherPosts.map((post) => (
          <li key={post.path}>
            <Link to={href.blogPost(post.path)} className={styles.link}>
              {post.title}
            </Link>
            <Text>{postDate(post.date)}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
