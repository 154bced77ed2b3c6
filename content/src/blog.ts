import { blogPostSchema, type BlogPost } from '@dryrun/contracts/blog';
import { site } from '@dryrun/contracts/site';
import { readBlogFiles } from './blog-files.ts';

/** Reads all blog posts, newest first. Throws with the file name if a field is invalid. */
export function readBlogPosts(): BlogPost[] {
  return Object.entries(readBlogFiles())
    .map(([file, { attributes, body }]) => createPost(file, attributes, body))
    .sort((a, b) => b.date - a.date);
}

function createPost(file: string, attributes: Readonly<Record<string, unknown>>, content: string): BlogPost {
  const parsed = blogPostSchema.safeParse({
    author: '',
    authorImageUrl: '',
    ...attributes,
    path: file.replace(/\.md$/, ''),
    content,
  });
  if (!parsed.success) throw new Error(`content/blog/${file}: ${parsed.error.message}`);
  const post = parsed.data;
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
