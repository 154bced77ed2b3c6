import { langNames } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../../shared/navigationState.ts';
import { href } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { TimeAgo } from '../../../shared/ui/TimeAgo.tsx';
import type { Workspace } from '../useWorkspace.ts';
import styles from './CodeHistory.module.css';
import { Difference } from './Difference.tsx';
import { useListDraftVersionsQuery } from './draftsApi.ts';

interface CodeHistoryProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

export function CodeHistory({ workspace, onClose }: CodeHistoryProps) {
  const { isLoggedIn } = useSession();
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Code history, ${langNames[workspace.lang]}`}
      description={`The last ${limits.draftVersions} versions of your code for this problem.`}
      width="lg"
    >
      {isLoggedIn ? <Versions workspace={workspace} onClose={onClose} /> : <VisitorNote />}
    </Modal>
  );
}

function VisitorNote() {
  const location = useLocation();
  return (
    <p>
      <Link to={href.login()} state={fromLocation(location)}>
        Log in
      </Link>{' '}
      to keep earlier versions of your code.
    </p>
  );
}

function Versions({ workspace, onClose }: CodeHistoryProps) {
  const { problem, lang, savedCode, restoreCode } = workspace;
  const { data, isError, refetch } = useListDraftVersionsQuery(
    { params: { questionId: problem.questionId, lang } },
    { refetchOnMountOrArgChange: true },
  );
  const [selectedId, setSelectedId] = useState<string>();
  if (isError) {
    return <Alert onRetry={refetch}>The history could not be loaded. Your code is saved.</Alert>;
  }
  if (!data) return <Skeleton lines={6} label="Loading the code history" />;
  const selected = data.find(({ id }) => id === selectedId) ?? data[0];
  if (!selected) return <p>There are no earlier versions yet. Versions are saved while you edit.</p>;
  return (
    <div className={styles.history}>
      <ul className={styles.versions} aria-label="Versions">
        {data.map(({ id, editTime }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={id === selected.id}
              onClick={() => setSelectedId(id)}
            >
              <TimeAgo time={editTime} />
            </button>
          </li>
        ))}
      </ul>
      {selected.typedCode === savedCode.code ? (
        <p>This version is the same as the code in the editor.</p>
      ) : (
        <Difference
          from={savedCode.code}
          to={selected.typedCode}
          label="Changes from the code in the editor to this version"
        />
      )}
      <Button
        variant="primary"
        className={styles.restore}
        disabled={selected.typedCode === savedCode.code}
        onClick={() => {
          restoreCode(selected.typedCode);
          onClose();
        }}
      >
        Restore this version
      </Button>
    </div>
  );
}
