import { useState, useSyncExternalStore } from 'react';
import type { Diagnostic } from '@dryrun/contracts/code';
import { langNames, type Lang } from '@dryrun/contracts/language';
import { TemplateOffer } from '../drafts/TemplateOffer.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import type { Editor } from './editor.ts';
import { EditorBar } from './EditorBar.tsx';
import styles from './EditorPane.module.css';
import { codeKey } from '../../../shared/storage.ts';
import { useEditorSettings } from './editorSettings.ts';
import { modifierName, useShortcuts } from './shortcuts.ts';
import { RecordedBar } from './RecordedBar.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import type { Workspace } from '../useWorkspace.ts';

interface EditorPaneProps {
  readonly workspace: Workspace;
  /** Replaces Monaco, for tests. */
  readonly Editor?: Editor | undefined;
}

export function EditorPane({ workspace, Editor = CodeEditor }: EditorPaneProps) {
  const { lang, savedCode, problem, judge, trace } = workspace;
  const { id, code, differs } = shownCode(workspace);
  const marks = useSyncExternalStore(trace.marks.subscribe, trace.marks.get, () => undefined);
  const isRecorded = id !== undefined;
  const [settings] = useEditorSettings();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useShortcuts({ run: () => judge('run'), submit: () => judge('submit'), help: () => setSheetOpen(true) });

  return (
    <section className={styles.pane} aria-label="Editor">
      {isRecorded ? (
        <RecordedBar lang={code.lang} onShowDraft={() => workspace.showDraft(true)} />
      ) : (
        <>
          <EditorBar workspace={workspace} onShowShortcuts={() => setSheetOpen(true)} />
          <TemplateOffer workspace={workspace} />
        </>
      )}
      <div className={styles.editor} data-storage-key={codeKey(problem.questionId, lang)}>
        <Editor
          path={isRecorded ? `recording-${id}/${code.lang}` : `question-${problem.questionId}/${lang}`}
          lang={code.lang}
          code={code.text}
          onChange={isRecorded ? ignoreChange : savedCode.edit}
          settings={settings}
          diagnostics={isRecorded ? noDiagnostics : workspace.diagnostics}
          label={`Code editor, ${langNames[code.lang]}. Press Escape, then Tab to leave it. Press ${modifierName()} and Enter to run the code.`}
          isReadOnly={isRecorded}
          marks={differs && !isRecorded ? undefined : marks}
          handle={workspace.editor}
        />
      </div>
      <ShortcutSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </section>
  );
}

interface ShownCode {
  /** The recording's ID if its code is shown instead of the draft. */
  readonly id: string | undefined;
  readonly code: { readonly text: string; readonly lang: Lang };
  /** Whether the draft differs from the recorded code. */
  readonly differs: boolean;
}

function shownCode({ trace: { trace }, lang, savedCode, isDraftShown }: Workspace): ShownCode {
  const draft = { text: savedCode.code, lang };
  const differs = trace !== undefined && (trace.typedCode !== draft.text || trace.lang !== lang);
  if (!trace || !differs || isDraftShown) return { id: undefined, code: draft, differs };
  return { id: trace.id, code: { text: trace.typedCode, lang: trace.lang }, differs };
}

const ignoreChange = () => {};
const noDiagnostics: readonly Diagnostic[] = [];
