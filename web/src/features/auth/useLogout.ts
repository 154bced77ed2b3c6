import { useDispatch } from 'react-redux';
import { loggedOut, useSession } from '../../shared/session.ts';
import { useLogoutMutation } from './authApi.ts';

/** Logs out at once; the server is asked to revoke the token, and its answer changes nothing here. */
export function useLogout(): () => void {
  const { accessToken } = useSession();
  const dispatch = useDispatch();
  const [revoke] = useLogoutMutation();
  return () => {
    dispatch(loggedOut());
    if (accessToken) void revoke({ accessToken });
  };
}
