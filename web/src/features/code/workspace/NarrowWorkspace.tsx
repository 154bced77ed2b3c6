import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { useEditorSettings } from '../editor/editorSettings.ts';
import { JudgeButtons } from '../results/JudgeButtons.tsx';
import { SymbolBar } from '../editor/SymbolBar.tsx';
import { TerminalPane } from '../results/TerminalPane.tsx';
import type { NarrowView, Workspace } from '../useWorkspace.ts';
import styles from './NarrowWorkspace.module.css';
import { OfflineBanner } from '../../../shared/ui/OfflineBanner.tsx';

interface NarrowWorkspaceProps {
  readonly workspace: Workspace;
  readonly question: ReactNode;
  readonly editor: ReactNode;
}

const views: readonly { readonly id: NarrowView; readonly label: string }[] = [
  { id: 'question', label: 'Problem' },
  { id: 'code', label: 'Code' },
  { id: 'output', label: 'Tests' },
];

export function NarrowWorkspace({ workspace, question, editor }: NarrowWorkspaceProps) {
  const { view, showView } = workspace;
  const isTraceShown = workspace.trace.isShown && view === 'question';
  const isVisible = (id: NarrowView) => id === view || (isTraceShown && id === 'code');
  const [{ tabSize }] = useEditorSettings();
  const contents: Readonly<Record<NarrowView, ReactNode>> = {
    question,
    code: editor,
    output: <TerminalPane workspace={workspace} hasButtons={false} />,
  };
  return (
    <div className={styles.page} data-trace={isTraceShown || undefined}>
      <OfflineBanner text={messages.offline} notice={workspace.serviceNotice} />
      {view !== 'question' && <h1 className="visually-hidden">{workspace.problem.signature.name}</h1>}
      <div className={styles.views} role="group" aria-label="View">
        {views.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={styles.view}
            aria-pressed={id === view}
            onClick={() => showView(id)}
          >
            {id === 'question' && workspace.trace.isShown ? 'Steps' : label}
          </button>
        ))}
      </div>
      {views.map(({ id }) => (
        <div key={id} className={styles.content} data-view={id} hidden={!isVisible(id)}>
          {contents[id]}
        </div>
      ))}
      <div className={styles.bar}>
        {view === 'code' && (
          <SymbolBar tabSize={tabSize} onInsert={(text) => workspace.editor.current?.insert(text)} />
        )}
        <div className={styles.buttons}>
          <JudgeButtons workspace={workspace} isWide />
        </div>
      </div>
    </div>
  );
}
