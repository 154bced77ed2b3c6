import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { pathAfterLogin, forwardOrigin, href } from '../../shared/paths.ts';
import { loggedIn, useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { useFetchUserOfMutation, useFinishLinkingMutation } from './authApi.ts';
import { messages } from './messages.ts';
import { useOnMount } from '../../shared/useOnMount.ts';

/** The longest text that an address may put into a toast. */
const shownCharacters = 200;

/**
 * Ends a social login with what the server put into the address: `token` logs in, `link` connects a login to the account
 * that asked for it, `error` is told, and `state` is the path to return to. All of it leaves the address and the history
 * at once.
 */
export function useSocialLogin(): void {
  const { search } = useLocation();
  const [{ token, link, error, state }] = useState(() => parametersOf(search));
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
      // The address alone decides whose session this is: nobody shall use another's without seeing so.
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
        .catch((refusal: unknown) => showError(messageOf(refusal, messages.oops)));
    } else if (error !== null) {
      showError(error.slice(0, shownCharacters) || messages.oops);
    } else if (!isLoggedIn && token !== null) {
      return logIn(token);
    }
    if (isLoggedIn) await navigate(pathAfterLogin(origin, user?.role === 'admin'), { replace: true });
    else await navigate(href.login(), { replace: true, state: forwardOrigin(origin) });
  });
}

function parametersOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    token: query.get('token'),
    link: query.get('link'),
    error: query.get('error'),
    state: query.get('state') ?? undefined,
  };
}
