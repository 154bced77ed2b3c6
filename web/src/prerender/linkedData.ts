import { builtInCourse } from '@dryrun/content/course/outline';
import type { BlogPost } from '@dryrun/contracts/blog';
import type { Lesson } from '@dryrun/contracts/courses';
import { href } from '../shared/paths.ts';
import { site } from '../shared/site.ts';

/** An object in the words of schema.org. */
export type LinkedData = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' } as const;

const publisher = (origin: string) => ({ '@type': 'Organization', name: site.name, url: `${origin}/` });

/** The site itself. */
export function siteData(origin: string): LinkedData[] {
  return [
    {
      ...context,
      '@type': 'WebSite',
      name: site.name,
      url: `${origin}/`,
      description: site.description,
      publisher: publisher(origin),
    },
  ];
}

/** The course and its offer. */
export function courseData(origin: string): LinkedData[] {
  const { path, title, shortDesc, price, discountPercentage, language } = builtInCourse;
  return [
    {
      ...context,
      '@type': 'Course',
      name: title,
      description: shortDesc,
      url: origin + href.course(path),
      inLanguage: language === 'English' ? 'en' : language,
      provider: publisher(origin),
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: (price - discountPercentage * price).toFixed(2),
        priceCurrency: 'USD',
        url: origin + href.course(path),
      },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'P6W' },
    },
  ];
}

/** A free lesson and where it stands. */
export function lessonData(lesson: Lesson, origin: string): LinkedData[] {
  const course = origin + href.course(builtInCourse.path);
  const url = origin + href.lesson(builtInCourse.path, lesson.urlPath);
  return [
    {
      ...context,
      '@type': 'LearningResource',
      name: lesson.name,
      url,
      learningResourceType: lesson.isCodingProblem ? 'Coding question' : 'Lesson',
      isAccessibleForFree: true,
      inLanguage: 'en',
      isPartOf: { '@type': 'Course', name: builtInCourse.title, url: course },
    },
    trail([
      [builtInCourse.title, course],
      [lesson.name, url],
    ]),
  ];
}

/** An article, its author and where it stands. */
export function postData(post: BlogPost, origin: string): LinkedData[] {
  const url = origin + href.blogPost(post.path);
  return [
    {
      ...context,
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.shortDesc,
      url,
      mainEntityOfPage: url,
      datePublished: new Date(post.date * 1000).toISOString(),
      author: { '@type': 'Person', name: post.author, ...(post.linkedinUrl && { sameAs: post.linkedinUrl }) },
      publisher: publisher(origin),
      inLanguage: 'en',
    },
    trail([
      ['Blog', origin + href.blog()],
      [post.title, url],
    ]),
  ];
}

function trail(steps: readonly (readonly [name: string, url: string])[]): LinkedData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
  };
}
