import { readBlogPosts } from '@dryrun/content/blog';
import { isIndexedLesson } from '@dryrun/content/course/published';
import { flattenLessons, isOnSale, type Course } from '@dryrun/contracts/courses';
import { escapeHtml } from '@dryrun/contracts/escape-html';
import { indexedPaths, pageList, pagePath, serverPaths } from '@dryrun/contracts/pages';
import { site } from '@dryrun/contracts/site';
import { Router } from 'express';
import type { Config } from './config.ts';

const loginPaths = pageList.filter(({ access }) => access !== undefined).map(({ path }) => path);

/** Each entry includes all paths that start with it; `*` matches any text (RFC 9309). */
const disallowedPaths = [
  '/api/',
  '/dev/',
  '/oauth2/',
  ...loginPaths.map((path) => path.replaceAll(/:\w+/g, '*').replace(/\*$/, '')),
].filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(other)));

const posts = readBlogPosts();

/** Serves robots.txt, sitemap.xml and the blog's Atom feed. */
export function seoRoutes({ APP_URL }: Pick<Config, 'APP_URL'>, courses: readonly Course[]): Router {
  const { origin } = new URL(APP_URL);
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/robots.txt': ['text/plain', robots(origin)],
    '/sitemap.xml': ['application/xml', sitemap(origin, courses)],
    [serverPaths.feed]: ['application/atom+xml', feed(origin)],
  };
  const router = Router();
  for (const [path, [type, text]] of Object.entries(files)) {
    router.get(
      path,
      (_req, res) => void res.set('Cache-Control', 'public, max-age=3600').type(type).send(text),
    );
  }
  for (const { path, redirectTo } of pageList)
    if (redirectTo) router.get(path, (_req, res) => res.redirect(301, redirectTo)); // canonical URL
  return router;
}

function robots(origin: string): string {
  const lines = [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

function sitemap(origin: string, courses: readonly Course[]): string {
  const coursePaths = courses.filter(isOnSale).flatMap((course) => {
    const coursePath = course.path;
    const lessons = flattenLessons(course).filter((lesson) => isIndexedLesson(course, lesson));
    return [
      pagePath('course', { coursePath }),
      ...lessons.map(({ urlPath }) => pagePath('lesson', { coursePath, lessonPath: urlPath })),
    ];
  });
  const entries = [
    ...[...indexedPaths, ...coursePaths].map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...posts.map(
      ({ path, date }) =>
        `<url><loc>${origin}${pagePath('blogPost', { postPath: path })}</loc><lastmod>${isoTime(date).slice(0, 10)}</lastmod></url>`,
    ),
  ];
  return `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Atom, RFC 4287. */
function feed(origin: string): string {
  const updated = isoTime(posts[0]?.date ?? 0);
  const blog = origin + pagePath('blog');
  const entries = posts.map(({ title, shortDesc, author, path, date }) => {
    const url = origin + pagePath('blogPost', { postPath: path });
    return `<entry>
  <title>${escapeHtml(title)}</title>
  <id>${url}</id>
  <link href="${url}"/>
  <published>${isoTime(date)}</published>
  <updated>${isoTime(date)}</updated>
  <author><name>${escapeHtml(author)}</name></author>
  <summary>${escapeHtml(shortDesc)}</summary>
</entry>`;
  });
  return `${declaration}<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeHtml(site.name)}: Blog</title>
<id>${blog}</id>
<link href="${blog}"/>
<link rel="self" href="${origin}${serverPaths.feed}"/>
<updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString();
