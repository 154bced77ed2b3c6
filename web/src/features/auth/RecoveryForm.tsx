import { newEmail } from '@dryrun/contracts/credentials';
import { unknownError } from '@dryrun/contracts/errors';
import { z } from 'zod';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { useRecoverAccountMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { InboxLink } from './InboxLink.tsx';

/** Unlike the contract, rejects incomplete addresses, which are typing errors. */
const recoveryFields = z.object({ email: newEmail() });

/** Requests a password reset email. The response is the same for every address, to prevent user enumeration. */
export function RecoveryForm() {
  const [recover, { data, isSuccess }] = useRecoverAccountMutation();
  const { submit, field, formError, isPending, setError } = useContractForm({
    schema: recoveryFields,
    defaultValues: { email: '' },
    send: async (query) => {
      try {
        await recover({ query }).unwrap();
      } catch (error) {
        // Show the server's message only for an invalid field or a rate limit, which the user can act on.
        const isActionable = errorBodyOf(error)?.fields !== undefined || statusOf(error) === 429;
        if (isActionable) throw error;
        setError('root', { message: unknownError });
      }
    },
  });

  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      {data && (
        <Alert tone="good" actions={<InboxLink />}>
          {data.message}
        </Alert>
      )}
      <EmailField {...field('email')} label="Email" autoComplete="username" />
      <Stack gap={3} className={styles.submit}>
        <Button
          type="submit"
          variant={isSuccess ? 'secondary' : 'primary'}
          size="lg"
          isPending={isPending}
          pendingText="Sending…"
        >
          {isSuccess ? 'Send again' : 'Send me a link'}
        </Button>
      </Stack>
    </Stack>
  );
}
