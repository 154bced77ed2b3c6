import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { JudgeButtons } from './JudgeButtons.tsx';
import { OutputTab } from './OutputTab.tsx';
import { resultAnnouncement } from './summary.ts';
import styles from './TerminalPane.module.css';
import { TestCaseTab } from '../test-cases/TestCaseTab.tsx';
import type { JudgeState } from '../judgeState.ts';
import type { Workspace } from '../useWorkspace.ts';

interface TerminalPaneProps {
  readonly workspace: Workspace;
  /** False if the layout shows Run and Submit elsewhere. */
  readonly hasButtons: boolean;
}

export function TerminalPane({ workspace, hasButtons }: TerminalPaneProps) {
  return (
    <section className={styles.pane} aria-label="Terminal">
      <Tabs
        label="Terminal"
        fillsHeight
        value={workspace.terminalTab}
        onChange={workspace.showTerminalTab}
        tabs={[
          {
            id: 'test-case',
            label: 'Test case',
            content: <TestCaseTab workspace={workspace} />,
            keepMounted: true,
          },
          { id: 'output', label: 'Output', content: <OutputTab workspace={workspace} /> },
        ]}
        {...(hasButtons && { trailing: <JudgeButtons workspace={workspace} /> })}
      />
      <p className="visually-hidden" role="status" aria-live="polite">
        {announcementOf(workspace.judgeState)}
      </p>
    </section>
  );
}

function announcementOf(state: JudgeState): string {
  switch (state.phase) {
    case 'idle':
    case 'failed': // The toast announces failures.
      return '';
    case 'starting':
    case 'waiting':
      return 'Judging your code';
    case 'finished':
      return resultAnnouncement(state.check, state.job.kind);
  }
}
