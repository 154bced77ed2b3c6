import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Profile } from '@dryrun/contracts/profile';
import { limits } from '@dryrun/contracts/limits';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import type { DeletionState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { formatLongDate } from '../../shared/relativeTime.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { messages } from './messages.ts';
import { useRequestDeletionMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';
import { ReauthenticationFailure } from './ReauthenticationFailure.tsx';
import { ReauthenticationField } from './ReauthenticationField.tsx';

interface AccountDeletionProps {
  readonly profile: Profile;
  readonly courses: readonly CurrentCourse[];
}

/** Requests account deletion, which needs reauthentication. An emailed link can undo it. */
export function AccountDeletion({ profile, courses }: AccountDeletionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.buttons}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account…
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        description={`You'll be logged out everywhere. You have ${limits.deletionGraceDays} days to undo this with the link in our email. After that your progress, notes, code and submissions are permanently deleted.`}
      >
        <DeletionForm profile={profile} accessEnd={latestEnd(courses)} onClose={() => setOpen(false)} />
      </Modal>
    </div>
  );
}

/** The latest end of active course access; undefined without active access. */
function latestEnd(courses: readonly CurrentCourse[]): Date | undefined {
  const endTimes = courses
    .map(({ expiresAt }) => Date.parse(expiresAt ?? ''))
    .filter((end) => end > Date.now());
  return endTimes.length === 0 ? undefined : new Date(Math.max(...endTimes));
}

interface DeletionFormProps {
  readonly profile: Profile;
  readonly accessEnd: Date | undefined;
  readonly onClose: () => void;
}

function DeletionForm({ profile, accessEnd, onClose }: DeletionFormProps) {
  const navigate = useNavigate();
  const [requestDeletion, { isLoading, error }] = useRequestDeletionMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [deletesComments, setDeletesComments] = useState(false);
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors(['email', 'password']);
  const { hasPassword } = profile;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOwnEmail = email.trim().toLowerCase() === profile.email.toLowerCase();
    const hasErrors = showFieldErrors({
      email: isOwnEmail ? undefined : messages.emailNotYours,
      password: hasPassword && password === '' ? messages.passwordMissing : undefined,
    });
    if (hasErrors) return;
    try {
      const body = omitUndefined({ email, deletesComments, password: hasPassword ? password : undefined });
      const { deletesAt } = await requestDeletion({ body }).unwrap();
      const state: DeletionState = { deletesAt };
      await navigate(href.undoDeletion(), { replace: true, state }); // that page logs the user out
    } catch (requestError) {
      showServerError(requestError, messages.unknownError);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {accessEnd && (
        <Alert tone="warn">
          You will lose your course access, which is valid until {formatLongDate(accessEnd)}. If you want a
          refund, request it first.
        </Alert>
      )}
      <ReauthenticationFailure failure={formError} error={error} />
      <EmailField
        label={`Type your email (${profile.email}) to confirm`}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email}
      />
      <ReauthenticationField
        profile={profile}
        password={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Checkbox
        name="deletesComments"
        checked={deletesComments}
        onChange={(event) => setDeletesComments(event.target.checked)}
        label="Also delete my comments. Otherwise they stay, with “Deleted user” as the author."
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" isPending={isLoading} pendingText="Deleting…">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}
