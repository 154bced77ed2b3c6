import * as acing from '../../../../content/blog/acing-coding-interviews.md';
import * as streetView from '../../../../content/blog/street-view-upload-system.md';
import { author } from '@dryrun/content/course/author';
import { blogPostSchema, type BlogPost } from '@dryrun/contracts/blog';

/** Every article, newest first. A new file of content/blog gets its line here. */
export const posts: readonly BlogPost[] = [
  read('acing-coding-interviews', acing),
  read('street-view-upload-system', streetView),
].sort((a, b) => b.date - a.date);

/** The article with this path. */
export function findPost(path: string | undefined): BlogPost | undefined {
  return posts.find((post) => post.path === path);
}

function read(path: string, { attributes, body }: typeof acing): BlogPost {
  return blogPostSchema.parse({
    author: author.name,
    authorImageUrl: author.imageUrl,
    ...attributes,
    path,
    content: body,
  });
}
