import type { Course } from './courses.ts';
import type { Processor } from './subprocessors.ts';

/**
 * What the client's part that runs on the server offers the BFF. It is built with the client and loaded by its file name
 * (`<client>/prerender/prerender.js`), so that neither imports the other.
 */
export interface PageRenderer {
  /** The complete HTML of a public page, or undefined where the client draws the page by itself. */
  renderPage(request: PageRequest): Promise<string | undefined>;
}

export interface PageRequest {
  /** The address without query and hash, such as `/blog`; `/not-found` for every address that leads nowhere. */
  readonly path: string;
  /** Where this site is, such as `https://dryrun.example`. */
  readonly origin: string;
  /** The client's index.html. */
  readonly template: string;
  /** The client's files by the module that they were made of (Vite's manifest). */
  readonly manifest: Manifest;
  /** The text of one of the client's style sheets, by its file in the manifest. */
  readonly styleSheet: (file: string) => string;
  /** The texts of a lesson that anyone may read. */
  readonly lessonText: (lessonId: number) => LessonText | undefined;
  /** Every course there is. */
  readonly courses: readonly Course[];
  /** Who processes personal data for this installation. */
  readonly processors: readonly Processor[];
}

export type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }
  >
>;

export interface LessonText {
  readonly lessonContent: string;
  readonly solution: string;
  readonly answer: string;
}
