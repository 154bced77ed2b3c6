import type { BlogPost } from '@dryrun/contracts/blog';
import { readBlogPosts } from '@dryrun/content/blog';

/** All articles, newest first. */
export const posts: readonly BlogPost[] = readBlogPosts();

export function findPost(path: string | undefined): BlogPost | undefined {
  return posts.find((post) => post.path === path);
}

/** A post's date as "Jul 4 '21", in UTC, so that it is the same for every reader. */
export function postDate(secondsSinceEpoch: number): string {
  const date = new Date(secondsSinceEpoch * 1000);
  const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const year = String(date.getUTCFullYear() % 100).padStart(2, '0');
  return `${month} ${date.getUTCDate()} '${year}`;
}
