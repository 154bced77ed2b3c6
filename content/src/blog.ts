import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { blogPostSchema, type BlogPost } from '@dryrun/contracts/blog';
import { site } from '@dryrun/contracts/site';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

const folder = path.join(contentFolder, 'blog');

/** Reads all blog posts, newest first. Throws with the file name if a field is invalid. */
export function readBlogPosts(): BlogPost[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map(readPost)
    .sort((a, b) => b.date - a.date);
}

function readPost(file: string): BlogPost {
  const { data, content } = matter(readFileSync(path.join(folder, file), 'utf8'));
  const parsed = blogPostSchema.safeParse({
    author: '',
    authorImageUrl: '',
    ...data,
    path: file.replace(/\.md$/, ''),
    content: content.trim(),
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
