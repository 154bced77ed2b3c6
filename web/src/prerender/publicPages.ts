import { isPublished } from '@dryrun/content/course/published';
import type { BlogPost } from '@dryrun/contracts/blog';
import { isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { posts } from '../features/blog/posts.ts';
import {
  blogMetadata,
  coursesMetadata,
  landingMetadata,
  lessonDescription,
  type PageMetadata,
} from '../pages/metadata.ts';
import { faq, privacy, terms } from '../pages/TextPage/textPages.ts';
import { href } from '../shared/paths.ts';
import {
  blogData,
  courseData,
  coursesData,
  faqData,
  lessonData,
  postData,
  siteData,
  type LinkedData,
} from './linkedData.ts';

/** A page with its metadata for search engines and link previews. */
export interface PublicPage extends PageMetadata {
  readonly path: string;
  /** The page's module below src/pages, without its extension. Without one, only the head is prerendered. */
  readonly module?: string;
  /** When the client hydrates the page; see boot.ts. */
  readonly hydrate: 'immediate' | 'on-scroll' | 'on-interaction';
  readonly isIndexed: boolean;
  /** Structured data (schema.org). `origin` is this site's. */
  readonly data?: (origin: string, courses: readonly Course[]) => LinkedData[];
  /** Path of the link preview image. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
}

const staticPage = { isIndexed: true, hydrate: 'on-interaction' } as const;
const article = { isIndexed: true, hydrate: 'on-scroll' } as const;
const interactive = { isIndexed: true, hydrate: 'immediate' } as const;
const form = { isIndexed: false, hydrate: 'immediate' } as const;

/** The link preview image of a post; `npm run screenshot` generates it. */
const sharedImage = ({ path }: BlogPost): string => `/images/blog/share-${path}.png`;

/** Pages that do not depend on the courses. */
const pages: readonly PublicPage[] = [
  { path: href.home(), module: 'LandingPage/LandingPage', ...staticPage, ...landingMetadata, data: siteData },
  {
    path: href.courses(),
    module: 'CoursesPage/CoursesPage',
    ...staticPage,
    ...coursesMetadata,
    data: coursesData,
  },
  {
    path: href.blog(),
    module: 'BlogPage/BlogPage',
    ...staticPage,
    ...blogMetadata,
    data: (origin) => blogData(posts, origin),
  },
  ...posts.map((post): PublicPage => ({
    path: href.blogPost(post.path),
    module: 'BlogPostPage/BlogPostPage',
    ...article,
    title: post.title,
    description: post.shortDesc,
    type: 'article',
    image: sharedImage(post),
    data: (origin) => postData(post, sharedImage(post), origin),
  })),
  {
    path: href.faq(),
    module: 'TextPage/FaqPage',
    ...staticPage,
    title: faq.title,
    description: faq.description,
    data: () => faqData(faq.body),
  },
  {
    path: href.terms(),
    module: 'TextPage/TermsPage',
    ...staticPage,
    title: terms.title,
    description: terms.description,
  },
  {
    path: href.privacy(),
    module: 'TextPage/PrivacyPage',
    ...interactive,
    title: privacy.title,
    description: privacy.description,
  },
  {
    path: href.login(),
    ...form,
    title: 'Log in',
    description: 'Log in to continue your course, run code and comment.',
  },
  {
    path: href.signup(),
    ...form,
    title: 'Create an account',
    description: 'A free account lets you run and submit code, keep your progress and comment.',
  },
  {
    path: href.accountRecovery(),
    ...form,
    title: 'Account recovery',
    description: 'Get an email with a link to set a new password.',
  },
  {
    path: href.notFound(),
    hydrate: 'immediate',
    isIndexed: false,
    module: 'NotFoundPage/NotFoundPage',
    title: 'Not found',
    description: "The page you're looking for was not found.",
  },
];

/** The pages of a course and its lessons. */
function coursePages(course: Course): PublicPage[] {
  const lessons = course.sections.flatMap((section) => section.lessons).filter(isPublished);
  return [
    {
      path: href.course(course.path),
      module: 'CoursePage/CoursePage',
      ...article,
      isIndexed: isOnSale(course),
      title: course.title,
      description: course.shortDesc,
      data: (origin) => courseData(course, origin),
    },
    ...lessons.map((lesson) => lessonPage(course, lesson)),
  ];
}

/** Prerenders a free lesson completely, but only the head of a paid lesson. */
function lessonPage(course: Course, lesson: Lesson): PublicPage {
  const path = href.lesson(course.path, lesson.urlPath);
  const description = lessonDescription(lesson, course);
  if (!lesson.preview) {
    return {
      path,
      hydrate: 'immediate',
      isIndexed: false,
      title: lesson.name,
      description,
    };
  }
  return {
    path,
    module: 'LessonPage/LessonPage',
    ...(lesson.isCodingProblem ? interactive : article),
    isIndexed: isOnSale(course),
    title: lesson.name,
    description,
    type: 'article',
    data: (origin) => lessonData(course, lesson, origin),
  };
}

/** The public page at a path, if there is one. */
export function findPublicPage(path: string, courses: readonly Course[]): PublicPage | undefined {
  return [...pages, ...courses.flatMap(coursePages)].find((page) => page.path === path);
}
