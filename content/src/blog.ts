import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { blogPostSchema, type BlogPost } from '@dryrun/contracts/blog';
import matter from 'gray-matter';
import { author } from '../course/author.ts';
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
  const post = blogPostSchema.safeParse({
    author: author.name,
    authorImageUrl: author.imageUrl,
    ...data,
    path: file.replace(/\.md$/, ''),
    content: content.trim(),
  });
  if (!post.success) throw new Error(`content/blog/${file}: ${post.error.message}`);
  return post.data;
}
