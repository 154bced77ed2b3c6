import { CircleAlert, Terminal } from 'lucide-react';
import { CauseLine } from './CauseLine.tsx';
import { CompileOutput } from './CompileOutput.tsx';
import { messages } from './messages.ts';
import styles from './OutputTab.module.css';
import { RunOutput } from './RunOutput.tsx';
import { keysLabel } from './shortcuts.ts';
import { SubmitOutput } from './SubmitOutput.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import type { Judging } from './useJudging.ts';
import type { Workspace } from './useWorkspace.ts';

/** What the judge answered to the latest Run or Submit: one summary line first, then what explains it. */
export function OutputTab({ workspace }: { readonly workspace: Workspace }) {
  const { judging } = workspace;
  switch (judging.phase) {
    case 'idle':
      return <EmptyOutput />;
    case 'pending':
      return <PendingOutput />;
    case 'failed':
      return <FailedOutput judging={judging} />;
    case 'finished':
      return (
        <div className={styles.output} key={judging.job.number}>
          <SummaryLine check={judging.check} judged={judging.job.judged} lang={judging.job.lang} />
          <CauseLine check={judging.check} judged={judging.job.judged} onGoToLine={workspace.goToLine} />
          <Explanation workspace={workspace} judging={judging} />
        </div>
      );
  }
}

type Finished = Extract<Judging, { phase: 'finished' }>;

function Explanation({ workspace, judging }: { readonly workspace: Workspace; readonly judging: Finished }) {
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
    <SubmitOutput workspace={workspace} check={check} />
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

function PendingOutput() {
  return (
    <div className={styles.output} aria-busy>
      <p className={styles.pending}>{messages.pending}</p>
      <div className={styles.shape}>
        <span style={{ width: '38%' }} />
        <span style={{ width: '74%' }} />
        <span style={{ width: '56%' }} />
      </div>
    </div>
  );
}

function FailedOutput({ judging }: { readonly judging: Extract<Judging, { phase: 'failed' }> }) {
  return (
    <div className={styles.output}>
      <p className={styles.failure}>
        <CircleAlert size={18} aria-hidden />
        {judging.message}
      </p>
      <p className={styles.note}>
        {judging.isTimeout ? messages.stillJudging[judging.job.judged] : messages.notJudged}
      </p>
    </div>
  );
}
