import { useDispatch } from 'react-redux';
import { errorBodyOf } from '../../shared/error.ts';
import { tokenExpired } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';

interface ReauthenticationFailureProps {
  readonly failure: string | undefined;
  /** The request's error. For the code `login_again`, a button starts a login that returns to this page. */
  readonly error: unknown;
}

export function ReauthenticationFailure({ failure, error }: ReauthenticationFailureProps) {
  const dispatch = useDispatch();
  if (failure === undefined) return null;
  const needsLogin = errorBodyOf(error)?.code === 'login_again';
  return (
    <Alert
      actions={
        needsLogin && (
          // Unlike a logout, an expired session keeps the drafts in this browser.
          <Button size="sm" onClick={() => dispatch(tokenExpired())}>
            Log in again
          </Button>
        )
      }
    >
      {failure}
    </Alert>
  );
}
