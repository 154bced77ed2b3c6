import type { BlogPost } from '@dryrun/contracts/blog';
import { applyDiscount, toCents } from '@dryrun/contracts/course-price';
import { flattenLessons, isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { href } from '../shared/paths.ts';
import { site } from '@dryrun/contracts/site';

export type LinkedData = Readonly<Record<string, unknown>>;

const context = { '@context': 'https://schema.org' } as const;

const publisher = (origin: string) => ({ '@type': 'Organization', name: site.name, url: `${origin}/` });

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

/** The course and its offer. The workload is one lesson a day, as in the FAQ. */
export function courseData(course: Course, origin: string): LinkedData[] {
  const days = flattenLessons(course).length;
  const hasCourseInstance = {
    '@type': 'CourseInstance',
    courseMode: 'Online',
    courseWorkload: `P${days}D`,
  };
  return [{ ...context, ...courseAndOffer(course, origin), hasCourseInstance }];
}

export function coursesData(origin: string, courses: readonly Course[]): LinkedData[] {
  const itemListElement = courses.filter(isOnSale).map((course, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    item: courseAndOffer(course, origin),
  }));
  return [{ ...context, '@type': 'ItemList', itemListElement }];
}

function courseAndOffer(course: Course, origin: string): LinkedData {
  const { path, title, shortDesc, price, discountPercentage, language } = course;
  const url = origin + href.course(path);
  return {
    '@type': 'Course',
    name: title,
    description: shortDesc,
    url,
    inLanguage: languageTagOf(language),
    provider: publisher(origin),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: (applyDiscount(toCents(price), discountPercentage) / 100).toFixed(2),
      priceCurrency: 'USD',
      url,
    },
  };
}

/** Courses store the English name of their language. */
const languageTagOf = (language: string): string => (language === 'English' ? 'en' : language);

export function lessonData({ path, title, language }: Course, lesson: Lesson, origin: string): LinkedData[] {
  const course = origin + href.course(path);
  const url = origin + href.lesson(path, lesson.urlPath);
  return [
    {
      ...context,
      '@type': 'LearningResource',
      name: lesson.name,
      url,
      learningResourceType: lesson.isCodingProblem ? 'Coding question' : 'Lesson',
      isAccessibleForFree: true,
      inLanguage: languageTagOf(language),
      isPartOf: { '@type': 'Course', name: title, url: course },
    },
    breadcrumbs([
      [title, course],
      [lesson.name, url],
    ]),
  ];
}

export function blogData(posts: readonly BlogPost[], origin: string): LinkedData[] {
  return [
    {
      ...context,
      '@type': 'Blog',
      name: `${site.name}: Blog`,
      url: origin + href.blog(),
      publisher: publisher(origin),
      blogPost: posts.map(({ title, path, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: origin + href.blogPost(path),
        datePublished: new Date(date * 1000).toISOString(),
      })),
    },
  ];
}

/** Questions (level 3 headings) and answers of a help page. */
export function faqData(markdown: string): LinkedData[] {
  const mainEntity = markdown
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...answerLines] = part.split(/^## /m, 1).join('').trim().split('\n');
      const text = answerLines
        .join('\n')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .trim();
      return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } };
    });
  return [{ ...context, '@type': 'FAQPage', mainEntity }];
}

export function postData(post: BlogPost, image: string, origin: string): LinkedData[] {
  const url = origin + href.blogPost(post.path);
  return [
    {
      ...context,
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.shortDesc,
      url,
      mainEntityOfPage: url,
      image: origin + image,
      datePublished: new Date(post.date * 1000).toISOString(),
      author: { '@type': 'Person', name: post.author, ...(post.linkedinUrl && { sameAs: post.linkedinUrl }) },
      publisher: publisher(origin),
      inLanguage: 'en',
    },
    breadcrumbs([
      ['Blog', origin + href.blog()],
      [post.title, url],
    ]),
  ];
}

function breadcrumbs(steps: readonly (readonly [name: string, url: string])[]): LinkedData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
  };
}
