import { useDispatch } from 'react-redux';
import { errorBodyOf } from '../../shared/error.ts';
import { loggedOut } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';

interface FailureProps {
  readonly failure: string | undefined;
  /** What the call failed with: some need a fresh login first, and the login page brings back to here. */
  readonly error: unknown;
}

/** What went wrong with a change that needs proof of who asks. */
export function ReauthenticationFailure({ failure, error }: FailureProps) {
  const dispatch = useDispatch();
  if (failure === undefined) return null;
  const needsLogin = errorBodyOf(error)?.code === 'login_again';
  return (
    <Alert
      actions={
        needsLogin && (
          <Button size="sm" onClick={() => dispatch(loggedOut())}>
            Log in again
          </Button>
        )
      }
    >
      {failure}
    </Alert>
  );
}
