import { unknownError } from '@dryrun/contracts/errors';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { showResponse } from '../../shared/requestToast.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { loggedIn, useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useFetchUserByTokenMutation, useFinishLinkingMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/** Longest error text that the URL may put into a toast. */
const maxErrorCharacters = 200;

interface SocialLogin {
  /** Set if the login has no account yet. */
  readonly signUpCode: string | undefined;
  /** Navigation state with the return path. */
  readonly origin: unknown;
}

/**
 * Completes a social login with the URL's query, which it removes from the URL and the history. `token` is an
 * access token, `signup` the code of a login without an account, and `link` the code that links a login to
 * the current account. `error` is a text to show, `state` the path to return to.
 */
export function useSocialLogin(): SocialLogin {
  const { search } = useLocation();
  const [{ token, signup, link, error, state }] = useState(() => parseQuery(search));
  const { isLoggedIn, user } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [fetchUserByToken] = useFetchUserByTokenMutation();
  const [finishLinking] = useFinishLinkingMutation();
  const origin = { from: state };
  const signUpCode = isLoggedIn || error !== null ? undefined : (signup ?? undefined);

  const logIn = async (accessToken: string) => {
    try {
      const loadedUser = await fetchUserByToken({ accessToken }).unwrap();
      dispatch(loggedIn({ accessToken, user: loadedUser }));
      // The URL alone decides the account, so show its email to reveal login CSRF.
      showToast(messages.loggedInAs(loadedUser.email));
      await navigate(pathAfterLogin(origin, loadedUser.role === 'admin'), { replace: true });
    } catch {
      showError(unknownError);
      await navigate(href.login(), { replace: true, state: forwardReturnPath(origin) });
    }
  };

  useOnMount(async () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isLoggedIn && link !== null) {
      await showResponse(finishLinking({ body: { code: link } }).unwrap());
    } else if (error !== null) {
      showError(error.slice(0, maxErrorCharacters) || unknownError);
    } else if (!isLoggedIn && token !== null) {
      return logIn(token);
    } else if (signUpCode !== undefined) {
      return;
    }
    if (isLoggedIn) await navigate(pathAfterLogin(origin, user?.role === 'admin'), { replace: true });
    else await navigate(href.login(), { replace: true, state: forwardReturnPath(origin) });
  });
  return { signUpCode, origin };
}

function parseQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    token: query.get('token'),
    signup: query.get('signup'),
    link: query.get('link'),
    error: query.get('error'),
    state: query.get('state') ?? undefined,
  };
}
