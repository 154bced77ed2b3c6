import { finishSocialSignUp } from '@dryrun/contracts/auth';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { loggedIn } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useFinishSocialSignUpMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface SocialSignUpFormProps {
  readonly code: string;
  /** Navigation state with the return path. */
  readonly origin: unknown;
}

/** Asks a new user of a social login to accept the terms, creates the account and logs in. */
export function SocialSignUpForm({ code, origin }: SocialSignUpFormProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [finish] = useFinishSocialSignUpMutation();
  const { submit, field, formError, isPending } = useContractForm({
    schema: finishSocialSignUp.body,
    defaultValues: { code, acceptsTerms: false },
    send: async (body) => {
      const session = await finish({ body }).unwrap();
      dispatch(loggedIn(session));
      showToast(messages.loggedInAs(session.user.email));
      await navigate(pathAfterLogin(origin, session.user.role === 'admin'), { replace: true });
    },
  });

  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <TermsCheckbox {...field('acceptsTerms')} />
      <Stack gap={3} className={styles.submit}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isPending={isPending}
          pendingText="Creating your account…"
        >
          Create account
        </Button>
      </Stack>
    </Stack>
  );
}
