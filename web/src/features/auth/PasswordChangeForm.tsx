import { changePassword } from '@dryrun/contracts/auth';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { errorBodyOf } from '../../shared/error.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { href } from '../../shared/paths.ts';
import { loggedOut } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { providerNames } from '../../shared/ui/ProviderLogo.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePasswordMutation } from './authApi.ts';
import styles from './AuthForm.module.css';
import { messages } from './messages.ts';

const passwordFields = changePassword.body
  .pick({ password: true })
  .extend({ again: z.string().min(1, messages.repeatedPasswordMissing) });

/** Sets a new password with a recovery token. The change ends every session, so it goes to the login page. */
export function PasswordChangeForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [change, { error }] = useChangePasswordMutation();
  const { submit, field, formError, isPending, setError, setFocus, setValue, watch } = useContractForm({
    schema: passwordFields,
    defaultValues: { password: '', again: '' },
    send: async ({ password, again }) => {
      if (password !== again) {
        setValue('password', '');
        setValue('again', '');
        setError('root', { message: messages.passwordsDiffer });
        setFocus('password');
        return;
      }
      const { message, disconnected } = await change({ body: { password, token } }).unwrap();
      dispatch(loggedOut());
      showToast(message);
      const reason =
        disconnected && messages.loginsDisconnected(disconnected.map((provider) => providerNames[provider]));
      await navigate(href.login(), { replace: true, state: reason && { reason } });
    },
  });

  const isLinkInvalid = ['link_not_valid', 'link_expired'].includes(errorBodyOf(error)?.code ?? '');
  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && (
        <Alert actions={isLinkInvalid && <Link to={href.accountRecovery()}>Request a new link</Link>}>
          {formError}
        </Alert>
      )}
      <NewPasswordField {...field('password')} label="New password" value={watch('password')} />
      <PasswordField {...field('again')} label="Confirm new password" autoComplete="new-password" />
      <Stack gap={3} className={styles.submit}>
        <Button type="submit" variant="primary" size="lg" isPending={isPending} pendingText="Saving…">
          Change password
        </Button>
      </Stack>
    </Stack>
  );
}
