import { isPublished } from '@dryrun/content/course/published';
import type { BlogPost } from '@dryrun/contracts/blog';
import type { Course, Lesson } from '@dryrun/contracts/courses';
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

/** A page as search engines and people who are sent its link meet it. */
export interface PublicPage extends PageMetadata {
  readonly path: string;
  /** The module of the page, whose files the page needs; none where only the head is written beforehand. */
  readonly module?: string;
  /** When the client comes to the page; see boot.ts. */
  readonly hydrate: 'now' | 'on-reading' | 'on-intent';
  readonly isIndexed: boolean;
  /** What the page is about, in the words of schema.org; `origin` is where this site is. */
  readonly data?: (origin: string, courses: readonly Course[]) => LinkedData[];
  /** A picture for whoever shares the link, from the site's root. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
}

const indexed = { isIndexed: true } as const;
const quiet = { ...indexed, hydrate: 'on-intent' } as const;
const reading = { ...indexed, hydrate: 'on-reading' } as const;
const lively = { ...indexed, hydrate: 'now' } as const;
const form = { isIndexed: false, hydrate: 'now' } as const;

/** A post's picture where its link is shared, taken by `npm run screenshot` from its drawing. */
const sharedImage = ({ path }: BlogPost): string => `/images/blog/share-${path}.png`;

/** The pages that are there whatever courses there are. */
const pages: readonly PublicPage[] = [
  { path: href.home(), module: 'LandingPage', ...quiet, ...landingMetadata, data: siteData },
  { path: href.courses(), module: 'CoursesPage', ...quiet, ...coursesMetadata, data: coursesData },
  {
    path: href.blog(),
    module: 'BlogPage',
    ...quiet,
    ...blogMetadata,
    data: (origin) => blogData(posts, origin),
  },
  ...posts.map((post): PublicPage => ({
    path: href.blogPost(post.path),
    module: 'BlogPostPage',
    ...reading,
    title: post.title,
    description: post.shortDesc,
    type: 'article',
    image: sharedImage(post),
    data: (origin) => postData(post, sharedImage(post), origin),
  })),
  {
    path: href.faq(),
    module: 'FaqPage',
    ...quiet,
    title: faq.title,
    description: faq.description,
    data: () => faqData(faq.body),
  },
  { path: href.terms(), module: 'TermsPage', ...quiet, title: terms.title, description: terms.description },
  {
    path: href.privacy(),
    module: 'PrivacyPage',
    ...lively,
    title: privacy.title,
    description: privacy.description,
  },
  {
    path: href.login(),
    ...form,
    title: 'Log in',
    description: 'Log in to go on with your course, to run code and to comment.',
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
    description: 'Get a mail with a link that lets you set a new password.',
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

/** A course's own page and those of its lessons. */
function coursePages(course: Course): PublicPage[] {
  const lessons = course.sections.flatMap((section) => section.lessons).filter(isPublished);
  return [
    {
      path: href.course(course.path),
      module: 'CoursePage',
      ...reading,
      title: course.title,
      description: course.shortDesc,
      data: (origin) => courseData(course, origin),
    },
    ...lessons.map((lesson) => lessonPage(course, lesson)),
  ];
}

/** A free lesson is complete; of another there is its name and the way to it. */
function lessonPage(course: Course, lesson: Lesson): PublicPage {
  const path = href.lesson(course.path, lesson.urlPath);
  const description = lessonDescription(lesson, course);
  if (!lesson.preview) {
    return {
      path,
      hydrate: 'now',
      isIndexed: false,
      title: lesson.name,
      description,
    };
  }
  return {
    path,
    module: 'LessonPage',
    ...(lesson.isCodingProblem ? lively : reading),
    title: lesson.name,
    description,
    type: 'article',
    data: (origin) => lessonData(course, lesson, origin),
  };
}

/** The public page at a path, if there is one among those of the site and of these courses. */
export function publicPageOf(path: string, courses: readonly Course[]): PublicPage | undefined {
  return [...pages, ...courses.flatMap(coursePages)].find((page) => page.path === path);
}
