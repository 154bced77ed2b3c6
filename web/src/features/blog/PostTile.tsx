import type { BlogPost } from '@dryrun/contracts/blog';
import { href } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { CardLink } from '../../shared/ui/CardLink.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostTile.module.css';

export function PostTile({ post }: { readonly post: BlogPost }) {
  return (
    <Card as="article" className={styles.tile}>
      <img src={post.imageUrl} alt="" width={720} height={378} className={styles.image} />
      <div className={styles.text}>
        <Heading level={2} size="xl">
          <CardLink to={href.blogPost(post.path)}>{post.title}</CardLink>
        </Heading>
        <Text size="md">{post.shortDesc}</Text>
        <PostMeta post={post} />
      </div>
    </Card>
  );
}
