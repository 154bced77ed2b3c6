import { Lock, Terminal } from 'lucide-react';
import { CauseLine } from './CauseLine.tsx';
import { CompileOutput } from './CompileOutput.tsx';
import { messages } from '../messages.ts';
import styles from './OutputTab.module.css';
import { RunOutput } from './RunOutput.tsx';
import { shortcutLabel } from '../editor/shortcuts.ts';
import { SubmitOutput } from './SubmitOutput.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import type { FailedState, FinishedState } from '../judgeState.ts';
import type { Workspace } from '../useWorkspace.ts';
import { Text } from '../../../shared/ui/Text.tsx';

export function OutputTab({ workspace }: { readonly workspace: Workspace }) {
  const { judgeState } = workspace;
  switch (judgeState.phase) {
    case 'idle':
      return workspace.isLocked ? <LockedOutput /> : <EmptyOutput />;
    case 'starting':
    case 'waiting':
      return <PendingOutput queuePosition={judgeState.queuePosition} notice={workspace.serviceNotice} />;
    case 'failed':
      return <FailedOutput workspace={workspace} failed={judgeState} />;
    case 'finished':
      return (
        <div className={styles.output} key={judgeState.job.number}>
          <Result workspace={workspace} finished={judgeState} />
        </div>
      );
  }
}

interface ResultProps {
  readonly workspace: Workspace;
  readonly finished: FinishedState;
}

function Result({ workspace, finished }: ResultProps) {
  const { check, job } = finished;
  return (
    <>
      <SummaryLine check={check} kind={job.kind} lang={job.lang} />
      <CauseLine check={check} kind={job.kind} onGoToLine={workspace.goToLine} />
      <Details workspace={workspace} finished={finished} />
    </>
  );
}

function Details({ workspace, finished }: ResultProps) {
  const { check, job } = finished;
  if (check.statusMsg === 'Compilation Error')
    return <CompileOutput output={check} onGoToLine={workspace.goToLine} />;
  if (check.statusMsg === 'Judge Error') {
    return (
      <Text className={styles.note}>
        The judge failed, not your code. This attempt does not count. Please try again.
      </Text>
    );
  }
  const code = { lang: job.lang, typedCode: job.code };
  return job.kind === 'run' ? (
    <RunOutput workspace={workspace} check={check} code={code} />
  ) : (
    <SubmitOutput workspace={workspace} check={check} submissionId={job.id} code={code} />
  );
}

function EmptyOutput() {
  return (
    <div className={styles.empty}>
      <Terminal size={20} aria-hidden />
      <p>
        Run your code to see the result of each test case.
        <kbd className={styles.keys}>{shortcutLabel('run')}</kbd>
      </p>
    </div>
  );
}

function LockedOutput() {
  return (
    <div className={styles.empty}>
      <Lock size={20} aria-hidden />
      <p>{messages.locked}</p>
    </div>
  );
}

interface PendingProps {
  readonly queuePosition?: number | undefined;
  readonly notice: string | undefined;
}

function PendingOutput({ queuePosition = 1, notice }: PendingProps) {
  return (
    <div className={styles.output} aria-busy>
      <Text size="lg" className={styles.pending}>
        {messages.pending}
      </Text>
      {notice && <Text className={styles.note}>{notice}</Text>}
      {!notice && queuePosition > 1 && <Text className={styles.note}>{messages.busy(queuePosition)}</Text>}
      <div className={styles.placeholder}>
        <span style={{ width: '38%' }} />
        <span style={{ width: '74%' }} />
        <span style={{ width: '56%' }} />
      </div>
    </div>
  );
}

interface FailedProps {
  readonly workspace: Workspace;
  readonly failed: FailedState;
}

/** Explains a failure and shows the previous result. The toast shows the error message. */
function FailedOutput({ workspace, failed }: FailedProps) {
  const { lastResult, isTimeout, job } = failed;
  return (
    <div className={styles.output}>
      <Text className={styles.note}>
        {isTimeout ? messages.stillJudging[job.kind] : messages.notJudged}
        {lastResult && ` ${messages.earlierResult}`}
      </Text>
      {lastResult && <Result workspace={workspace} finished={lastResult} />}
    </div>
  );
}
