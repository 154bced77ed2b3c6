import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import styles from './OtherPosts.module.css';
import { postDate, posts } from './posts.ts';

export function OtherPosts({ openPath }: { readonly openPath: string }) {
  const otherPosts = posts.filter(({ path }) => path !== openPath);
  return (
    <nav aria-label="Other Posts">
      <h2 className={styles.heading}>Other Posts</h2>
      {otherPosts.length === 0 && <p className={styles.muted}>No other posts available</p>}
      <ul className={styles.list}>
        {otherPosts.map((post) => (
          <li key={post.path}>
            <Link to={href.blogPost(post.path)} className={styles.link}>
              {post.title}
            </Link>
            <p className={styles.muted}>{postDate(post.date)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
