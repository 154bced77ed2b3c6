import * as acing from '../../../../content/blog/acing-coding-interviews.md';
import * as streetView from '../../../../content/blog/street-view-upload-system.md';
import { blogPostSchema, type BlogPost } from '@dryrun/contracts/blog';
import { site } from '../../shared/site.ts';

/** All articles, newest first. Add a line here for each new file in content/blog. */
export const posts: readonly BlogPost[] = [
  parsePost('acing-coding-interviews', acing),
  parsePost('street-view-upload-system', streetView),
].sort((a, b) => b.date - a.date);

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

function parsePost(path: string, { attributes, body }: typeof acing): BlogPost {
  const post = blogPostSchema.parse({ author: '', authorImageUrl: '', ...attributes, path, content: body });
  return {
    ...post,
    // Read when used, because the settings of the site are set after this module is loaded.
    get author() {
      return post.author || site.author.name;
    },
    get authorImageUrl() {
      return post.authorImageUrl || site.author.imageUrl;
    },
  };
}
