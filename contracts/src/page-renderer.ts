import type { Course } from './courses.ts';
import type { Site } from './site.ts';
import type { Subprocessor } from './subprocessors.ts';

/** The BFF loads the client's renderer from `<client>/prerender/prerender.js`, so neither package imports the other. */
export interface PageRenderer {
  /** Returns the HTML of a public page, or undefined for pages rendered only in the browser. */
  renderPage(request: PageRequest): Promise<string | undefined>;
}

export interface PageRequest {
  /** URL path, such as `/blog`; `/not-found` for unknown paths. */
  readonly path: string;
  /** Such as `https://dryrun.example`. */
  readonly origin: string;
  /** The client's index.html. */
  readonly template: string;
  /** Reads a file of the client's build. */
  readonly readFile: (name: string) => string;
  /** Returns undefined unless the lesson is a free preview. */
  readonly lessonText: (lessonId: number) => LessonText | undefined;
  readonly courses: readonly Course[];
  readonly subprocessors: readonly Subprocessor[];
  readonly site: Partial<Site>;
}

export interface LessonText {
  readonly lessonContent: string;
  readonly solution: string;
  readonly answer: string;
}
