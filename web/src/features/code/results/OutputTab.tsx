import { Terminal } from 'lucide-react';
import { CauseLine } from './CauseLine.tsx';
import { CompileOutput } from './CompileOutput.tsx';
import { messages } from '../messages.ts';
import styles from './OutputTab.module.css';
import { RunOutput } from './RunOutput.tsx';
import { keysLabel } from '../editor/shortcuts.ts';
import { SubmitOutput } from './SubmitOutput.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import type { Finished, Judging } from '../useJudging.ts';
import type { Workspace } from '../useWorkspace.ts';

/** What the judge answered to the latest Run or Submit: one summary line first, then what explains it. */
export function OutputTab({ workspace }: { readonly workspace: Workspace }) {
  const { judging } = workspace;
  switch (judging.phase) {
    case 'idle':
      return <EmptyOutput />;
    case 'pending':
      return <PendingOutput queuePosition={judging.queuePosition} />;
    case 'failed':
      return <FailedOutput workspace={workspace} judging={judging} />;
    case 'finished':
      return (
        <div className={styles.output} key={judging.job.number}>
          <Result workspace={workspace} judging={judging} />
        </div>
      );
  }
}

interface ResultProps {
  readonly workspace: Workspace;
  readonly judging: Finished;
}

function Result({ workspace, judging }: ResultProps) {
  const { check, job } = judging;
  return (
    <>
      <SummaryLine check={check} judged={job.judged} lang={job.lang} />
      <CauseLine check={check} judged={job.judged} onGoToLine={workspace.goToLine} />
      <Explanation workspace={workspace} judging={judging} />
    </>
  );
}

function Explanation({ workspace, judging }: ResultProps) {
  const { check, job } = judging;
  if (check.statusMsg === 'Compilation Error')
    return <CompileOutput check={check} onGoToLine={workspace.goToLine} />;
  if (check.statusMsg === 'Judge Error') {
    return (
      <p className={styles.note}>
        The judge failed, not your code. This attempt does not count; please try again.
      </p>
    );
  }
  return job.judged === 'run' ? (
    <RunOutput workspace={workspace} check={check} />
  ) : (
    <SubmitOutput workspace={workspace} check={check} submissionId={job.id} />
  );
}

function EmptyOutput() {
  return (
    <div className={styles.empty}>
      <Terminal size={20} aria-hidden />
      <p>
        Run your code to see what each test case gives.
        <kbd className={styles.keys}>{keysLabel('run')}</kbd>
      </p>
    </div>
  );
}

/** From the second place on it is worth knowing that others come first. */
function PendingOutput({ queuePosition = 1 }: { readonly queuePosition?: number | undefined }) {
  return (
    <div className={styles.output} aria-busy>
      <p className={styles.pending}>{messages.pending}</p>
      {queuePosition > 1 && <p className={styles.note}>{messages.busy(queuePosition)}</p>}
      <div className={styles.shape}>
        <span style={{ width: '38%' }} />
        <span style={{ width: '74%' }} />
        <span style={{ width: '56%' }} />
      </div>
    </div>
  );
}

interface FailedProps {
  readonly workspace: Workspace;
  readonly judging: Extract<Judging, { phase: 'failed' }>;
}

/** The toast has told what failed; here stands what that means, and the result from before. */
function FailedOutput({ workspace, judging }: FailedProps) {
  const { earlier, isTimeout, job } = judging;
  return (
    <div className={styles.output}>
      <p className={styles.note}>
        {isTimeout ? messages.stillJudging[job.judged] : messages.notJudged}
        {earlier && ` ${messages.earlierResult}`}
      </p>
      {earlier && <Result workspace={workspace} judging={earlier} />}
    </div>
  );
}
