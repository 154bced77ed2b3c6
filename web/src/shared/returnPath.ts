import { readState } from './navigationState.ts';
import { href, isAdminPage, isAuthPage } from './paths.ts';

/** The page after login: the requested return path if it is allowed, else /my-courses. */
export function pathAfterLogin(state: unknown, isAdmin = false): string {
  return returnPathOf(state, isAdmin) ?? href.myCourses();
}

/**
 * The return path in a navigation state, if it is safe. Rejects other sites (open redirect) and auth pages. Rejects admin
 * pages for users who are not admins, because those would redirect back to login.
 */
export function returnPathOf(state: unknown, isAdmin = false): string | undefined {
  const from = readState(state, 'from');
  if (from === undefined || !isSameSitePath(from)) return undefined;
  const [path = ''] = from.split(/[?#]/, 1);
  return isAuthPage(path) || (isAdminPage(path) && !isAdmin) ? undefined : from;
}

/**
 * Whether a browser resolves this to a path on this site. `//host` is another site. Browsers treat `\` as `/` and strip
 * control characters, so neither may occur.
 */
function isSameSitePath(path: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);
}
