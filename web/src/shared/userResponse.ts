import type { User } from '@dryrun/contracts/users';
import { api } from './api.ts';
import { userLoaded, type SessionState } from './session.ts';

/** The part of a call's lifecycle (RTK Query's `onQueryStarted`) that is needed. */
interface Lifecycle {
  readonly dispatch: (
    action: ReturnType<typeof userLoaded> | ReturnType<typeof api.util.invalidateTags>,
  ) => unknown;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<{ readonly data: User }>;
}

let begun = 0;
let shown = 0;

/**
 * Puts the user whom a call answers into the session, and with it into the header; to be told when the call begins. An
 * answer that comes after that of a call begun later may be older than what is shown: then the user is asked for anew.
 * An answer to a session that is over by then is nobody's here and not shown. Rejects as the call does.
 */
export async function applyUserResponse({ dispatch, getState, queryFulfilled }: Lifecycle): Promise<void> {
  const token = () => (getState() as SessionState).session.accessToken;
  begun += 1;
  const own = begun;
  const asked = token();
  const { data } = await queryFulfilled;
  if (token() !== asked) return;
  if (own < shown) {
    dispatch(api.util.invalidateTags(['User']));
    return;
  }
  shown = own;
  dispatch(userLoaded(data));
}

/** As `applyUserResponse`, for calls whose failure somebody else tells. */
export const applyUserResponseQuietly = (_: unknown, lifecycle: Lifecycle): Promise<void> =>
  applyUserResponse(lifecycle).catch(() => undefined);
