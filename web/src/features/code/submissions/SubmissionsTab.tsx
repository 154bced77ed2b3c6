import type { Submission } from '@dryrun/contracts/code';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../../shared/navigationState.ts';
import { href } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { SubmissionList } from './SubmissionList.tsx';
import styles from './SubmissionsTab.module.css';
import { SubmissionView } from './SubmissionView.tsx';
import { useSubmissions } from './useSubmissions.ts';
import type { Workspace } from '../useWorkspace.ts';

export function SubmissionsTab({ workspace }: { readonly workspace: Workspace }) {
  const { isLoggedIn } = useSession();
  const [openSubmission, setOpenSubmission] = useState<Submission | null>(null);
  const { questionId } = workspace.problem;
  if (!isLoggedIn) return <VisitorNote />;
  return (
    <>
      {openSubmission && (
        <SubmissionView
          submission={openSubmission}
          onClose={() => setOpenSubmission(null)}
          workspace={workspace}
        />
      )}
      <div hidden={openSubmission !== null}>
        <OwnSubmissions questionId={questionId} onOpen={setOpenSubmission} />
      </div>
    </>
  );
}

function VisitorNote() {
  const location = useLocation();
  return (
    <p className={styles.note}>
      <Link to={href.signup()} state={fromLocation(location)}>
        Sign up
      </Link>{' '}
      or{' '}
      <Link to={href.login()} state={fromLocation(location)}>
        Log in
      </Link>{' '}
      to see your code submissions here.
    </p>
  );
}

interface OwnSubmissionsProps {
  readonly questionId: number;
  readonly onOpen: (submission: Submission) => void;
}

function OwnSubmissions({ questionId, onOpen }: OwnSubmissionsProps) {
  const { submissions, isLoading, isLoadingMore, hasFailed, loadMore, retry } = useSubmissions(questionId);
  if (isLoading) {
    return (
      <div className={styles.loading}>
        <Skeleton lines={6} label="Loading your submissions" />
      </div>
    );
  }
  return (
    <>
      {submissions.length > 0 && (
        <SubmissionList
          submissions={submissions}
          isLoadingMore={isLoadingMore}
          onOpen={onOpen}
          onEnd={loadMore}
        />
      )}
      {submissions.length === 0 && !hasFailed && (
        <p className={styles.note}>
          You haven't submitted anything yet. Click Submit when your test cases pass. Every attempt is listed
          here.
        </p>
      )}
      {hasFailed && (
        <p className={styles.note}>
          Your submissions could not be loaded.{' '}
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
