import type { DraftVersion } from '@dryrun/contracts/drafts';
import { langNames } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import { diffLines } from 'diff';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fromLocation } from '../../../shared/navigationState.ts';
import { href } from '../../../shared/paths.ts';
import { formatDateTime, relativeTime } from '../../../shared/relativeTime.ts';
import { useSession } from '../../../shared/session.ts';
import { Alert } from '../../../shared/ui/Alert.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import type { Workspace } from '../useWorkspace.ts';
import styles from './CodeHistory.module.css';
import { useListDraftVersionsQuery } from './draftsApi.ts';

interface CodeHistoryProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** Shows earlier versions of the code in the selected language. */
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
    return (
      <Alert>
        <p>The history could not be loaded. Your code is saved.</p>
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
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
              <time dateTime={editTime} title={formatDateTime(editTime)}>
                {relativeTime(editTime)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      <Difference from={savedCode.code} version={selected} />
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

/** Shows line by line how restoring the version would change the code. */
function Difference({ from, version }: { readonly from: string; readonly version: DraftVersion }) {
  if (from === version.typedCode) return <p>This version is the same as the code in the editor.</p>;
  return (
    <pre
      className={styles.difference}
      tabIndex={0}
      role="region"
      aria-label="Changes from the code in the editor to this version"
    >
      {diffLines(withEndOfLine(from), withEndOfLine(version.typedCode)).map(
        ({ value, added, removed }, i) => {
          const Tag = added ? 'ins' : removed ? 'del' : 'span';
          const sign = added ? '+ ' : removed ? '- ' : '  ';
          return <Tag key={i}>{value.replace(/^(?=[^\n]*\n)/gm, sign)}</Tag>;
        },
      )}
    </pre>
  );
}

/** Adds a missing final newline. Without it, `diffLines` reports equal last lines as changed. */
function withEndOfLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
