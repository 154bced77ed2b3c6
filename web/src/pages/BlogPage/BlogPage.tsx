import { PostTile } from '../../features/blog/PostTile.tsx';
import { posts } from '../../features/blog/posts.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './BlogPage.module.css';
import { blogMetadata } from '../metadata.ts';

export function BlogPage() {
  usePageTitle(blogMetadata.title, blogMetadata.description);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Blog</h1>
        <p className={styles.lead}>{blogMetadata.description}</p>
      </header>
      <ul className={styles.tiles}>
        {posts.map((post) => (
          <li key={post.path}>
            <PostTile post={post} />
          </li>
        ))}
      </ul>
    </div>
  );
}
