import type { BlogPost } from '@dryrun/contracts/blog';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { PostMeta } from './PostMeta.tsx';
import styles from './PostTile.module.css';

/** A post in the list. The whole tile links to it, the author's name to the author's profile. */
export function PostTile({ post }: { readonly post: BlogPost }) {
  return (
    <article className={styles.tile}>
      <img src={post.imageUrl} alt="" width={720} height={378} className={styles.image} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={href.blogPost(post.path)} className={styles.link}>
            {post.title}
          </Link>
        </h2>
        <p className={styles.summary}>{post.shortDesc}</p>
        <PostMeta post={post} />
      </div>
    </article>
  );
}
