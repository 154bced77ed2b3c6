import { useNavigate } from 'react-router-dom';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { forwardReturnPath, type LoginState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useConfirmEmailMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/**
 * Confirms an email address, then opens the login page, which offers a new link for an expired token. `next` is the
 * path to open after the login.
 */
export function useConfirmEmail(token: string | null, next: string | null): void {
  const navigate = useNavigate();
  const [confirm] = useConfirmEmailMutation();
  useOnMount(async () => {
    let state: LoginState | undefined = forwardReturnPath({ from: next });
    if (!token) showError(messages.linkNotValid);
    else
      try {
        showToast((await confirm({ query: { token } }).unwrap()).message);
      } catch (error) {
        if (errorBodyOf(error)?.code === 'link_expired') state = { ...state, expiredToken: token };
        else showError(messageOf(error, messages.unknownError));
      }
    await navigate(href.login(), { replace: true, state });
  });
}
