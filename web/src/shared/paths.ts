import { generatePath, type Location } from 'react-router-dom';

/** The built-in course's path (spec section 3). */
export const builtInCoursePath = 'coding-interview';

/** Every path of the client as the router's pattern. */
export const patterns = {
  home: '/',
  login: '/login',
  myCourses: '/my-courses',
  course: '/course/:coursePath',
  /** One route with and without a section: changing the tab must not start the lesson anew. */
  lesson: '/course/:coursePath/:lessonPath/:section?',
  notFound: '/not-found',
} as const;

/** The `section` segments of a coding lesson; none means the question tab. */
export const lessonSections = ['thought-process', 'best-solution', 'submissions'] as const;

export type LessonSection = (typeof lessonSections)[number];

/** Addresses to link to. */
export const href = {
  home: () => patterns.home,
  login: () => patterns.login,
  myCourses: () => patterns.myCourses,
  course: (coursePath: string) => generatePath(patterns.course, { coursePath }),
  lesson: (coursePath: string, lessonPath: string, section?: LessonSection) =>
    generatePath(patterns.lesson, { coursePath, lessonPath, section: section ?? null }),
  notFound: () => patterns.notFound,
};

/** The navigation state that takes a person back to where they were after logging in. */
export interface FromState {
  readonly from: string;
}

/** The state for a link to the login page: `<Link to={href.login()} state={fromHere(location)}>`. */
export function fromHere(location: Location): FromState {
  return { from: location.pathname + location.search + location.hash };
}

/** The state with which a lesson sends a visitor to the course page, to open the login dialog there. */
export interface AskLoginState extends FromState {
  readonly asksForLogin: true;
}

/** As `fromHere`, and asks the course page to open its login dialog. */
export function askLoginFrom(location: Location): AskLoginState {
  return { ...fromHere(location), asksForLogin: true };
}

/** Whether a page sent its visitor to the course page to log in. */
export function asksForLogin(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'asksForLogin' in state && state.asksForLogin === true
  );
}

/** Where to go after login: the state's path if it is one of this site, else /my-courses. */
export function destinationOf(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const isOurs = typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith(patterns.login);
  return isOurs ? from : patterns.myCourses;
}
