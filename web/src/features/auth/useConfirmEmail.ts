import { linkNotValid } from '@dryrun/contracts/errors';
import { useNavigate } from 'react-router-dom';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { forwardReturnPath, type LoginState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useConfirmEmailMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/** Confirms an email address, then opens the login page. `next` is the path to open after the login. */
export function useConfirmEmail(token: string | null, next: string | null): void {
  const navigate = useNavigate();
  const { isLoggedIn } = useSession();
  const [confirm] = useConfirmEmailMutation();
  useOnMount(async () => {
    const state: LoginState = token ? await confirmToken(token) : { linkError: linkNotValid };
    // The login page only redirects a user who is logged in.
    const text = state.linkError ?? state.reason ?? (state.expiredToken && messages.linkExpired);
    if (isLoggedIn && text !== undefined) showError(text);
    await navigate(href.login(), {
      replace: true,
      state: { ...forwardReturnPath({ from: next }), ...state },
    });
  });

  async function confirmToken(emailedToken: string): Promise<LoginState> {
    try {
      showToast((await confirm({ query: { token: emailedToken } }).unwrap()).message);
      return {};
    } catch (error) {
      const message = messageOf(error);
      switch (errorBodyOf(error)?.code) {
        case 'link_expired':
          return { expiredToken: emailedToken };
        case 'email_change_expired':
          return { from: href.profile(), reason: message };
        case 'link_not_valid':
          return { linkError: message };
        default:
          showError(message);
          return {};
      }
    }
  }
}
