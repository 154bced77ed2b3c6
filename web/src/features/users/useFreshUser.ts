import { useEffect } from 'react';
import { useSession } from '../../shared/session.ts';
import { useGetMeQuery } from './usersApi.ts';

const staleMs = 5 * 60_000;

/**
 * Keeps the user of a stored session fresh: asked for when the client starts, when something changed it, and when
 * the tab comes back after more than five minutes. Without an answer the stored record stays.
 */
export function useFreshUser(): void {
  const { isLoggedIn } = useSession();
  const { refetch, fulfilledTimeStamp = 0 } = useGetMeQuery(undefined, { skip: !isLoggedIn });

  useEffect(() => {
    if (!isLoggedIn) return;
    const refresh = () => {
      if (document.visibilityState === 'visible' && Date.now() - fulfilledTimeStamp > staleMs) void refetch();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [isLoggedIn, fulfilledTimeStamp, refetch]);
}
