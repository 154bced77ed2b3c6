import { builtInCourse } from '@dryrun/content/course/outline';
import { isWritten } from '@dryrun/content/course/written';
import type { Lesson } from '@dryrun/contracts/courses';
import { posts } from '../features/blog/posts.ts';
import { blogMetadata, landingMetadata, type PageMetadata } from '../pages/metadata.ts';
import { faq, privacy, terms } from '../pages/textPages.ts';
import { href } from '../shared/paths.ts';
import { courseData, lessonData, postData, siteData, type LinkedData } from './linkedData.ts';

/** A page as search engines and people who are sent its link meet it. */
export interface PublicPage extends PageMetadata {
  readonly path: string;
  /** The module of the page, whose files the page needs; none where only the head is written beforehand. */
  readonly module?: string;
  /** When the client comes to the page; see boot.ts. */
  readonly hydrate: 'now' | 'on-reading' | 'on-intent';
  readonly isIndexed: boolean;
  /** What the page is about, in the words of schema.org; `origin` is where this site is. */
  readonly data?: (origin: string) => LinkedData[];
  /** A picture for whoever shares the link, from the site's root. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
}

const indexed = { isIndexed: true } as const;
const quiet = { ...indexed, hydrate: 'on-intent' } as const;
const reading = { ...indexed, hydrate: 'on-reading' } as const;
const lively = { ...indexed, hydrate: 'now' } as const;
const coursePath = href.course(builtInCourse.path);

const pages: readonly PublicPage[] = [
  { path: href.home(), module: 'LandingPage', ...quiet, ...landingMetadata, data: siteData },
  {
    path: coursePath,
    module: 'CoursePage',
    ...reading,
    title: builtInCourse.title,
    description: builtInCourse.shortDesc,
    data: courseData,
  },
  ...builtInCourse.sections.flatMap(({ lessons }) => lessons.filter(isWritten).map(lessonPage)),
  { path: href.blog(), module: 'BlogPage', ...quiet, ...blogMetadata },
  ...posts.map((post): PublicPage => ({
    path: href.blogPost(post.path),
    module: 'BlogPostPage',
    ...lively,
    title: post.title,
    description: post.shortDesc,
    type: 'article',
    data: (origin) => postData(post, origin),
  })),
  { path: href.faq(), module: 'FaqPage', ...quiet, title: faq.title, description: faq.description },
  { path: href.terms(), module: 'TermsPage', ...quiet, title: terms.title, description: terms.description },
  {
    path: href.privacy(),
    module: 'PrivacyPage',
    ...lively,
    title: privacy.title,
    description: privacy.description,
  },
  {
    path: href.notFound(),
    hydrate: 'now',
    isIndexed: false,
    module: 'NotFoundPage',
    title: 'Not found',
    description: "The page you're looking for was not found.",
  },
];

/** A free lesson is complete; of another there is its name and the way to it. */
function lessonPage(lesson: Lesson): PublicPage {
  const path = href.lesson(builtInCourse.path, lesson.urlPath);
  const kind = lesson.isCodingProblem ? 'coding question' : 'lesson';
  if (!lesson.preview) {
    return {
      path,
      hydrate: 'now',
      isIndexed: false,
      title: lesson.name,
      description: `This ${kind} of the ${builtInCourse.title} is open to its owners. Buy this course to start learning.`,
    };
  }
  return {
    path,
    module: 'LessonPage',
    ...(lesson.isCodingProblem ? lively : reading),
    title: lesson.name,
    description: lesson.isCodingProblem
      ? `${lesson.name}: a free coding question with an editor and a judge for Java, Python and C++, its thought process and its best solution.`
      : `${lesson.name}: a free lesson of the ${builtInCourse.title}, with pictures, code in Java, Python and C++, and questions to check yourself.`,
    type: 'article',
    data: (origin) => lessonData(lesson, origin),
  };
}

/** The public page at a path, if there is one. */
export function publicPageOf(path: string): PublicPage | undefined {
  return pages.find((page) => page.path === path);
}
