import { changeEmail, type Profile } from '@dryrun/contracts/profile';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { showResponse } from '../../shared/requestToast.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
} from './profileApi.ts';
import styles from './ProfileForms.module.css';
import { ReauthenticationFailure } from './ReauthenticationFailure.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';

/** The login email. A new address takes effect when its confirmation link is opened. */
export function EmailForm({ profile }: { readonly profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const { email, pendingEmail } = profile;
  return (
    <>
      <Row gap={4} rowGap={3} justify="space-between">
        <p className={styles.value}>{email}</p>
        {!isOpen && <Button onClick={() => setOpen(true)}>Change email</Button>}
      </Row>
      {pendingEmail !== null && !isOpen && <PendingEmail email={pendingEmail} />}
      {isOpen && <NewEmailForm profile={profile} onClose={() => setOpen(false)} />}
    </>
  );
}

function PendingEmail({ email }: { readonly email: string }) {
  const [resend, { isLoading: isResending }] = useResendEmailChangeMutation();
  const [cancel, { isLoading: isCanceling }] = useCancelEmailChangeMutation();
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="sm" isPending={isResending} onClick={() => void showResponse(resend().unwrap())}>
            Send the link again
          </Button>
          <Button
            size="sm"
            variant="quiet"
            isPending={isCanceling}
            onClick={() => void showResponse(cancel().unwrap())}
          >
            Cancel the change
          </Button>
        </>
      }
    >
      Please confirm {email}: open the link we sent there. Until then your email stays the same.
    </Alert>
  );
}

interface NewEmailFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

function NewEmailForm({ profile, onClose }: NewEmailFormProps) {
  const [change, { error }] = useChangeEmailMutation();
  const { submit, field, formError, isPending, setFocus } = useContractForm({
    schema: changeEmail.body,
    defaultValues: { email: '', password: profile.hasPassword ? '' : undefined },
    send: async (body) => {
      showToast((await change({ body }).unwrap()).message);
      onClose();
    },
  });
  useEffect(() => setFocus('email'), [setFocus]);

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ReauthenticationFailure failure={formError} error={error} />
      <EmailField {...field('email')} label="New email" autoComplete="email" />
      <ReauthenticationField {...field('password')} profile={profile} />
      <Row gap={2}>
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Sending…">
          Send confirmation link
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
