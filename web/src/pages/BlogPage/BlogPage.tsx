import { pages } from '@dryrun/contracts/pages';
import { PostTile } from '../../features/blog/PostTile.tsx';
import { posts } from '../../features/blog/posts.ts';
import styles from './BlogPage.module.css';

export function BlogPage() {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Blog</h1>
        <p className={styles.lead}>{pages.blog.description}</p>
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
