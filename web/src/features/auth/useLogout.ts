import { useDispatch } from 'react-redux';
import { leaveAccountView, useAccountView } from '../../shared/accountView.ts';
import { loggedOut, useSession } from '../../shared/session.ts';
import { useLogoutMutation } from './authApi.ts';

/** Logs out immediately and revokes the token in the background. In a view, ends only the view. */
export function useLogout(): () => void {
  const { accessToken } = useSession();
  const view = useAccountView();
  const dispatch = useDispatch();
  const [revoke] = useLogoutMutation();
  return () => {
    if (view && accessToken) {
      void revoke({ accessToken }).finally(() => leaveAccountView(view));
      return;
    }
    dispatch(loggedOut());
    if (accessToken) void revoke({ accessToken });
  };
}
