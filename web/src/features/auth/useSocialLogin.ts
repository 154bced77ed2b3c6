import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { forwardOrigin } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { loggedIn, useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useFetchUserOfMutation, useFinishLinkingMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/** Longest error text that the URL may put into a toast. */
const maxErrorCharacters = 200;

/**
 * Completes a social login from the URL's query: `token` logs in, `link` links the login to the current account, `error`
 * is shown, and `state` is the path to return to. Removes the query from the URL and the history first.
 */
export function useSocialLogin(): void {
  const { search } = useLocation();
  const [{ token, link, error, state }] = useState(() => parseQuery(search));
  const { isLoggedIn, user } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [fetchUserOf] = useFetchUserOfMutation();
  const [finishLinking] = useFinishLinkingMutation();
  const origin = { from: state };

  const logIn = async (accessToken: string) => {
    try {
      const loaded = await fetchUserOf({ accessToken }).unwrap();
      dispatch(loggedIn({ accessToken, user: loaded }));
      // Login CSRF: the URL alone decides the session, so show which account it is.
      showToast(messages.loggedInAs(loaded.email));
      await navigate(pathAfterLogin(origin, loaded.role === 'admin'), { replace: true });
    } catch {
      showError(messages.oops);
      await navigate(href.login(), { replace: true, state: forwardOrigin(origin) });
    }
  };

  useOnMount(async () => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isLoggedIn && link !== null) {
      await finishLinking({ body: { code: link } })
        .unwrap()
        .then(({ message }) => showToast(message))
        .catch((failure: unknown) => showError(messageOf(failure, messages.oops)));
    } else if (error !== null) {
      showError(error.slice(0, maxErrorCharacters) || messages.oops);
    } else if (!isLoggedIn && token !== null) {
      return logIn(token);
    }
    if (isLoggedIn) await navigate(pathAfterLogin(origin, user?.role === 'admin'), { replace: true });
    else await navigate(href.login(), { replace: true, state: forwardOrigin(origin) });
  });
}

function parseQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    token: query.get('token'),
    link: query.get('link'),
    error: query.get('error'),
    state: query.get('state') ?? undefined,
  };
}
