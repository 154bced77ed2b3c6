import { readBlogPosts } from '@dryrun/content/blog';
import type { BlogPost } from '@dryrun/contracts/blog';
import { fieldError } from '../platform/error.ts';

/** Newest first. Posts only change with a deployment. */
export const blogPosts: readonly BlogPost[] = readBlogPosts();

/** Throws `post_not_found`. */
export function getPost(postId: number): BlogPost {
  const post = blogPosts.find((candidate) => candidate.postId === postId);
  if (!post) throw fieldError('post_not_found', 'postId');
  return post;
}
