import { isSameSitePath } from '@dryrun/contracts/return-path';
import { readState } from './navigationState.ts';
import { href, isAdminPage, isAuthPage } from './paths.ts';

/** The page after login: the requested return path if it is allowed, else /my-courses. */
export function pathAfterLogin(state: unknown, isAdmin = false): string {
  return returnPathOf(state, isAdmin) ?? href.myCourses();
}

/** The return path in a navigation state. Rejects other sites, auth pages and, unless `isAdmin`, admin pages. */
export function returnPathOf(state: unknown, isAdmin = false): string | undefined {
  const from = readState(state, 'from');
  if (from === undefined || !isSameSitePath(from)) return undefined;
  const [path = ''] = from.split(/[?#]/, 1);
  return isAuthPage(path) || (isAdminPage(path) && !isAdmin) ? undefined : from;
}
