import type { BlogPost } from '@dryrun/contracts/blog';
import { useMemo } from 'react';
import { readingMinutes } from '../../shared/markdown/readingTime.ts';
import { postDate } from './posts.ts';
import styles from './PostMeta.module.css';

export function PostMeta({ post }: { readonly post: BlogPost }) {
  const minutes = useMemo(() => readingMinutes(post.content), [post.content]);
  const isoDate = new Date(post.date * 1000).toISOString().slice(0, 10);
  return (
    <p className={styles.meta}>
      <img src={post.authorImageUrl} alt="" width={32} height={32} className={styles.avatar} />
      <span>
        {post.linkedinUrl === undefined ? (
          <span className={styles.author}>{post.author}</span>
        ) : (
          <a href={post.linkedinUrl} rel="author noreferrer" className={styles.author}>
            {post.author}
          </a>
        )}
        <span className={styles.facts}>
          <time dateTime={isoDate}>{postDate(post.date)}</time> · {minutes} min read
        </span>
      </span>
    </p>
  );
}
