import { Navigate, useParams } from 'react-router-dom';
import { Comments } from '../../features/blog/Comments.tsx';
import { TableOfContents } from '../../features/blog/TableOfContents.tsx';
import { CourseBanner } from '../../features/blog/CourseBanner.tsx';
import { OtherPosts } from '../../features/blog/OtherPosts.tsx';
import { PostMeta } from '../../features/blog/PostMeta.tsx';
import { findPost } from '../../features/blog/posts.ts';
import { scrollToHash } from '../../features/blog/smoothScroll.ts';
import { Video } from '../../features/blog/Video.tsx';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { href } from '../../shared/paths.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './BlogPostPage.module.css';

export function BlogPostPage() {
  const { postPath } = useParams();
  const post = findPost(postPath);
  usePageTitle(post?.title ?? 'Not found', post?.shortDesc);
  if (!post) return <Navigate to={href.notFound()} replace />;
  // The Enter key also fires a click event.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.page} onClick={scrollToHash}>
      <div className={styles.left}>
        <OtherPosts openPath={post.path} />
      </div>
      <Stack as="article" gap={8} className={styles.article}>
        <Stack as="header" gap={5}>
          <Heading level={1} size="article">
            {post.title}
          </Heading>
          <PostMeta post={post} />
        </Stack>
        {post.youtubeUrl !== null && <Video link={post.youtubeUrl} title={post.title} />}
        {post.showImage && (
          <img className={styles.picture} src={post.imageUrl} alt={post.imageAlt} width={720} height={378} />
        )}
        {/* The table of contents of narrow windows, which have no sidebar. */}
        <Card as="details" className={styles.contents}>
          <summary>Contents</summary>
          <TableOfContents markdown={post.content} />
        </Card>
        <Markdown text={post.content} />
      </Stack>
      <div className={styles.right}>
        <div className={styles.sticky}>
          <CourseBanner />
          <TableOfContents markdown={post.content} />
        </div>
      </div>
      <div className={styles.comments}>
        <Comments key={post.postId} postId={post.postId} />
      </div>
    </div>
  );
}
