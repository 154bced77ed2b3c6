import type { User } from '@dryrun/contracts/users';
import { api } from './api.ts';
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
let lastApplied = 0;

/**
 * Puts the user that a request returns into the session. Call it when the request starts. Ignores responses that belong
 * to an ended session. A response that arrives after that of a later request may be stale: then the user is fetched
 * again. Rejects if the request does.
 */
export async function applyUserResponse({ dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> {
  const currentToken = () => (getState() as SessionState).session.accessToken;
  lastStarted += 1;
  const sequence = lastStarted;
  const sentToken = currentToken();
  const { data } = await queryFulfilled;
  if (currentToken() !== sentToken) return;
  if (sequence < lastApplied) {
    dispatch(api.util.invalidateTags(['User']));
    return;
  }
  lastApplied = sequence;
  dispatch(userLoaded(data));
}

/** As `applyUserResponse`, for requests whose errors are handled elsewhere. */
export const applyUserResponseQuietly = (_: unknown, lifecycle: Lifecycle): Promise<void> =>
  applyUserResponse(lifecycle).catch(() => undefined);
