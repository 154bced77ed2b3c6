import type { User } from '@dryrun/contracts/users';
import { api } from './api.ts';
import type { Request } from './request.ts';
import { userLoaded, type SessionState } from './session.ts';

/** The part of RTK Query's `onQueryStarted` argument that we use. */
interface Lifecycle {
  readonly dispatch: (
    action: ReturnType<typeof userLoaded> | ReturnType<typeof api.util.invalidateTags>,
  ) => unknown;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: User }>;
}

let lastStarted = 0;
const unfinished = new Set<number>();
let hasOverlap = false;

/**
 * Stores a request's response as the session's user. Call it when the request starts. Ignores responses after a logout,
 * and those that arrive while a later request is unfinished. A shown user also stays while an earlier request is
 * unfinished, because its change may be shown already. Refetches the user after requests that overlapped, because the
 * server may have answered the later one first. Rejects if the request does.
 */
export async function applyUserResponse({ dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> {
  const session = () => (getState() as SessionState).session;
  lastStarted += 1;
  const sequence = lastStarted;
  const sentToken = session().accessToken;
  hasOverlap ||= unfinished.size > 0;
  unfinished.add(sequence);
  try {
    const { data } = await queryFulfilled;
    const { accessToken, user } = session();
    const mayHideChange = user !== null && unfinished.size > 1;
    if (accessToken === sentToken && sequence === lastStarted && !mayHideChange) dispatch(userLoaded(data));
  } finally {
    unfinished.delete(sequence);
    if (hasOverlap && unfinished.size === 0) {
      hasOverlap = false;
      if (session().accessToken === sentToken) dispatch(api.util.invalidateTags(['User']));
    }
  }
}

/** Derives an endpoint whose response is the user, and stores it in the session. The caller handles errors. */
export const userRequest = <Arg>(part: Request<User, Arg>) => ({
  ...part,
  onQueryStarted: (_: Arg, lifecycle: Lifecycle): Promise<void> =>
    applyUserResponse(lifecycle).catch(() => undefined),
});
