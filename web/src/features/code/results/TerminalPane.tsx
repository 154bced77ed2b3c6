import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { JudgeButtons } from './JudgeButtons.tsx';
import { OutputTab } from './OutputTab.tsx';
import { spokenSummary } from './summary.ts';
import styles from './TerminalPane.module.css';
import { TestCaseTab } from '../test-cases/TestCaseTab.tsx';
import type { Judging } from '../useJudging.ts';
import type { Workspace } from '../useWorkspace.ts';

interface TerminalPaneProps {
  readonly workspace: Workspace;
  /** Without them where Run and Submit have a place of their own. */
  readonly hasButtons: boolean;
}

/** Below the editor: the learner's test cases and what the judge answered. */
export function TerminalPane({ workspace, hasButtons }: TerminalPaneProps) {
  return (
    <section className={styles.pane} aria-label="Terminal">
      <Tabs
        label="Terminal"
        isFilling
        value={workspace.terminalTab}
        onChange={workspace.showTerminalTab}
        tabs={[
          {
            id: 'test-case',
            label: 'Test case',
            content: <TestCaseTab workspace={workspace} />,
            isKept: true,
          },
          { id: 'output', label: 'Output', content: <OutputTab workspace={workspace} /> },
        ]}
        {...(hasButtons && { trailing: <JudgeButtons workspace={workspace} /> })}
      />
      <p className="visually-hidden" role="status" aria-live="polite">
        {spoken(workspace.judging)}
      </p>
    </section>
  );
}

function spoken(judging: Judging): string {
  switch (judging.phase) {
    // A failure is told by its toast.
    case 'idle':
    case 'failed':
      return '';
    case 'pending':
      return 'Judging your code';
    case 'finished':
      return spokenSummary(judging.check, judging.job.judged);
  }
}
