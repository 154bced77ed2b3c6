import { isIndexedLesson, isPublished } from '@dryrun/content/course/published';
import type { BlogPost } from '@dryrun/contracts/blog';
import { flattenLessons, isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { matchPage, type PageName, type Prerendering } from '@dryrun/contracts/pages';
import { posts } from '../features/blog/posts.ts';
import { landingMetadata } from '../pages/LandingPage/landingMetadata.ts';
import { lessonDescription } from '../pages/LessonPage/lessonDescription.ts';
import { faq, privacy, terms, type AuthoredPage } from '../pages/TextPage/textPages.ts';
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
export interface PublicPage {
  readonly path: string;
  /** The page's module below src/pages, without its extension. */
  readonly module: string;
  readonly prerender: Prerendering;
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  /** Structured data (schema.org). `origin` is this site's. */
  readonly data?: (origin: string, courses: readonly Course[]) => LinkedData[];
  /** Path of the link preview image. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
}

type Details = Partial<PublicPage>;
type Params = Readonly<Partial<Record<string, string>>>;

/** Adds what depends on content to the table of pages. Undefined if the content does not exist. */
const details: {
  readonly [Name in PageName]?: (params: Params, courses: readonly Course[]) => Details | undefined;
} = {
  home: () => ({ ...landingMetadata, data: siteData }),
  courses: () => ({ data: coursesData }),
  blog: () => ({ data: (origin) => blogData(posts, origin) }),
  blogPost({ postPath }) {
    const post = posts.find(({ path }) => path === postPath);
    return post && postDetails(post);
  },
  faq: () => ({ ...metadataOf(faq), data: () => faqData(faq.body) }),
  terms: () => metadataOf(terms),
  privacy: () => metadataOf(privacy),
  course({ coursePath }, courses) {
    const course = courses.find(({ path }) => path === coursePath);
    return course && courseDetails(course);
  },
  lesson({ coursePath, lessonPath, section }, courses) {
    const course = courses.find(({ path }) => path === coursePath);
    const lessons = course ? flattenLessons(course) : [];
    const lesson = lessons.find((each) => each.urlPath === lessonPath && isPublished(each));
    return course && lesson && section === undefined ? lessonDetails(course, lesson) : undefined;
  },
};

const metadataOf = ({ title, description }: AuthoredPage): Details => ({ title, description });

function postDetails(post: BlogPost): Details {
  const image = `/images/blog/share-${post.path}.png`; // `npm run screenshot` generates it
  return {
    title: post.title,
    description: post.shortDesc,
    type: 'article',
    image,
    data: (origin) => postData(post, image, origin),
  };
}

const courseDetails = (course: Course): Details => ({
  isIndexed: isOnSale(course),
  title: course.title,
  description: course.shortDesc,
  data: (origin) => courseData(course, origin),
});

/** Prerenders a free lesson completely, but only the head of a paid lesson. */
function lessonDetails(course: Course, lesson: Lesson): Details {
  const metadata = {
    title: lesson.name,
    description: lessonDescription(lesson, course),
    isIndexed: isIndexedLesson(course, lesson),
  };
  if (!lesson.preview) return { ...metadata, prerender: 'head' };
  return {
    ...metadata,
    // Stored code replaces the template in the editor at once.
    ...(lesson.isCodingProblem && { prerender: 'immediate' }),
    type: 'article',
    data: (origin) => lessonData(course, lesson, origin),
  };
}

export function findPublicPage(path: string, courses: readonly Course[]): PublicPage | undefined {
  const { page, params } = matchPage(path) ?? {};
  if (!page?.prerender || !params) return undefined;
  const { name, component = '', folder = component, prerender, title = '', description = '' } = page;
  const find = details[name] ?? (() => ({}));
  const found = find(params, courses);
  const module = `${folder}/${component}`;
  const isIndexed = page.isIndexed ?? false;
  return found && { path, module, prerender, title, description, isIndexed, ...found };
}
