import { useEffect } from 'react';
import { useSession } from '../../shared/session.ts';
import { useGetMeQuery } from './usersApi.ts';

const staleMs = 5 * 60_000;

/**
 * Keeps the session's user up to date. Fetches it on start, after a change, and when the tab becomes visible with data
 * older than five minutes. Keeps the stored user if a fetch fails.
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
