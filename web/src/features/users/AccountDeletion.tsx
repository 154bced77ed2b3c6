import type { Profile } from '@dryrun/contracts/profile';
import { limits } from '@dryrun/contracts/limits';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { href, type DeletionState } from '../../shared/paths.ts';
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

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The way out: asked for with proof, then undone for 14 days by a mail's link. */
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
        description={`You are logged out everywhere at once. For ${limits.deletionGraceDays} days a link in our e-mail undoes it; after that your progress, your notes, your code and your submissions are gone for good.`}
      >
        <DeletionForm profile={profile} accessEnd={latestEnd(courses)} onClose={() => setOpen(false)} />
      </Modal>
    </div>
  );
}

/** When the last access to a course ends; undefined when none is running. */
function latestEnd(courses: readonly CurrentCourse[]): Date | undefined {
  const ends = courses.map(({ expiresAt }) => Date.parse(expiresAt ?? '')).filter((end) => end > Date.now());
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
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
  const { form, faults, failure, show, showError } = useFieldErrors(['email', 'password']);
  const { hasPassword } = profile;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOwn = email.trim().toLowerCase() === profile.email.toLowerCase();
    const isIncomplete = show({
      email: isOwn ? undefined : messages.emailNotYours,
      password: hasPassword && password === '' ? messages.passwordMissing : undefined,
    });
    if (isIncomplete) return;
    try {
      const body = { email, deletesComments, ...(hasPassword && { password }) };
      const { deletesAt } = await requestDeletion({ body }).unwrap();
      const state: DeletionState = { deletesAt };
      await navigate(href.undoDeletion(), { replace: true, state }); // that page ends the session
    } catch (refusal) {
      showError(refusal, messages.oops);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {accessEnd && (
        <Alert tone="warn">
          You lose access to your course, which would last until {dateFormat.format(accessEnd)}. If you want a
          refund, ask for it first.
        </Alert>
      )}
      <ReauthenticationFailure failure={failure} error={error} />
      <EmailField
        label={`Type your e-mail, ${profile.email}`}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={faults.email}
      />
      <ReauthenticationField
        profile={profile}
        password={password}
        onChange={setPassword}
        error={faults.password}
      />
      <Checkbox
        name="deletesComments"
        checked={deletesComments}
        onChange={(event) => setDeletesComments(event.target.checked)}
        label="Also delete my comments. Otherwise their text stays, by “Deleted user”."
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" isPending={isLoading} pendingText="Deleting…">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
