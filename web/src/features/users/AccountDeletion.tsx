import { wrongEmail } from '@dryrun/contracts/errors';
import { limits } from '@dryrun/contracts/limits';
import { requestDeletion, type Profile } from '@dryrun/contracts/profile';
import { deletedUserName, type CurrentCourse } from '@dryrun/contracts/users';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorBodyOf } from '../../shared/error.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import type { DeletionState } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { formatLongDate } from '../../shared/relativeTime.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
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
    <Row gap={2}>
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
    </Row>
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
  const [sendRequest, { error }] = useRequestDeletionMutation();
  const { submit, field, formError, isPending } = useContractForm({
    schema: requestDeletion.body.extend({
      email: requestDeletion.body.shape.email.refine(
        (email) => email.toLowerCase() === profile.email.toLowerCase(),
        wrongEmail,
      ),
      losesAccess: requestDeletion.body.shape.losesAccess.refine(
        (losesAccess) => accessEnd === undefined || losesAccess,
        messages.accessNotGivenUp,
      ),
    }),
    defaultValues: {
      email: '',
      password: profile.hasPassword ? '' : undefined,
      deletesComments: false,
      losesAccess: false,
    },
    send: async (body) => {
      const { deletesAt } = await sendRequest({ body }).unwrap();
      const state: DeletionState = { deletesAt };
      await navigate(href.undoDeletion(), { replace: true, state }); // that page logs the user out
    },
  });
  // The server also refuses the deletion if access began after this page loaded.
  const mustConfirm = accessEnd !== undefined || errorBodyOf(error)?.fields?.['losesAccess'] !== undefined;

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {accessEnd && (
        <Alert tone="warn">
          You will lose your course access, which is valid until {formatLongDate(accessEnd)}. If you bought it
          less than {limits.refundDays} days ago, <Link to={href.paymentHistory()}>request a refund</Link>{' '}
          first. It is not possible afterward.
        </Alert>
      )}
      {mustConfirm && <Checkbox {...field('losesAccess')} label="I give up my course access." />}
      <ReauthenticationFailure failure={formError} error={error} />
      <EmailField
        {...field('email')}
        label={`Type your email (${profile.email}) to confirm`}
        autoComplete="off"
      />
      <ReauthenticationField {...field('password')} profile={profile} />
      <Checkbox
        {...field('deletesComments')}
        label={`Also delete my comments. Otherwise they stay, with “${deletedUserName}” as the author.`}
      />
      <Row gap={2}>
        <Button type="submit" variant="danger" isPending={isPending} pendingText="Deleting…">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep my account
        </Button>
      </Row>
    </Stack>
  );
}
