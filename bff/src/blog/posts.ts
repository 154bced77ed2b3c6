import { readBlogPosts } from '@dryrun/content/blog';
import type { BlogPost } from '@dryrun/contracts/blog';
import { fieldError } from '../platform/error.ts';

/** The articles, newest first; they change with a new version of the site only. */
export const blogPosts: readonly BlogPost[] = readBlogPosts();

/** The article with this id. Throws `post_not_found`. */
export function getPost(postId: number): BlogPost {
  const post = blogPosts.find((one) => one.postId === postId);
  if (!post) throw fieldError('post_not_found', 'postId');
  return post;
}
