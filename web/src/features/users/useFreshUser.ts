import { useEffect } from 'react';
import { useSession } from '../../shared/session.ts';
import { useGetMeQuery } from './usersApi.ts';

const staleMs = 5 * 60_000;

/** Fetches the user at the start, and again when the tab becomes visible after five minutes. */
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
