import { updatePassword, type Profile } from '@dryrun/contracts/profile';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { NewPasswordField } from '../../shared/password/NewPasswordField.tsx';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useUpdatePasswordMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

/** Changes the password. Users without one, who log in through a provider, get a link to set it. */
export function PasswordForm({ profile }: { readonly profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  if (!profile.hasPassword)
    return (
      <Row gap={4} rowGap={3} justify="space-between">
        <Text>You don't have a password. You log in with a connected account.</Text>
        <ButtonLink to={href.accountRecovery()}>Set a password</ButtonLink>
      </Row>
    );
  if (isOpen) return <NewPasswordForm email={profile.email} onClose={() => setOpen(false)} />;
  return (
    <Row gap={4} rowGap={3} justify="space-between">
      <p className={styles.value}>
        <span aria-hidden>••••••••••</span>
        <span className="visually-hidden">A password is set.</span>
      </p>
      <Button onClick={() => setOpen(true)}>Change password</Button>
    </Row>
  );
}

interface NewPasswordFormProps {
  readonly email: string;
  readonly onClose: () => void;
}

function NewPasswordForm({ email, onClose }: NewPasswordFormProps) {
  const [update] = useUpdatePasswordMutation();
  const { submit, field, formError, isPending, setFocus, watch } = useContractForm({
    schema: updatePassword.body,
    defaultValues: { currentPassword: '', password: '' },
    send: async (body) => {
      showToast((await update({ body }).unwrap()).message);
      onClose();
    },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      <NewPasswordField {...field('password')} label="New password" email={email} value={watch('password')} />
      <Row gap={2}>
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Saving…">
          Change password
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
