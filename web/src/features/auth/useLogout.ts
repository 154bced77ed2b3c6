import { useDispatch } from 'react-redux';
import { loggedOut, useSession } from '../../shared/session.ts';
import { useLogoutMutation } from './authApi.ts';

/** Logs out immediately and revokes the token in the background, ignoring the response. */
export function useLogout(): () => void {
  const { accessToken } = useSession();
  const dispatch = useDispatch();
  const [revoke] = useLogoutMutation();
  return () => {
    dispatch(loggedOut());
    if (accessToken) void revoke({ accessToken });
  };
}
