import type { ReactNode } from 'react';
import { OfflineBanner } from '../../../shared/ui/OfflineBanner.tsx';
import { Split } from '../../../shared/ui/Split.tsx';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import type { Editor } from '../editor/editor.ts';
import { EditorPane } from '../editor/EditorPane.tsx';
import { messages } from '../messages.ts';
import { TerminalPane } from '../results/TerminalPane.tsx';
import type { Workspace } from '../useWorkspace.ts';
import { NarrowWorkspace } from './NarrowWorkspace.tsx';
import styles from './WorkspaceLayout.module.css';

interface WorkspaceLayoutProps {
  readonly workspace: Workspace;
  /** The question and its tabs. */
  readonly question: ReactNode;
  /** Replaces Monaco, for tests. */
  readonly Editor?: Editor | undefined;
}

/** The question, the editor and the terminal: side by side, or one at a time on a phone. */
export function WorkspaceLayout({ workspace, question, Editor }: WorkspaceLayoutProps) {
  const isNarrow = useIsNarrow();
  const editor = <EditorPane workspace={workspace} Editor={Editor} />;
  if (isNarrow) return <NarrowWorkspace workspace={workspace} question={question} editor={editor} />;
  return (
    <div className={styles.page}>
      <OfflineBanner text={messages.offline} notice={workspace.serviceNotice} />
      <Split
        id="lesson"
        direction="columns"
        firstShare={42}
        minSizes={[348, 340]}
        label="Resize the question and the editor"
        first={question}
        second={
          <Split
            id="workspace"
            direction="rows"
            firstShare={60}
            minSizes={[120, 41]}
            label="Resize the editor and the terminal"
            first={editor}
            second={<TerminalPane workspace={workspace} hasButtons />}
          />
        }
      />
    </div>
  );
}
