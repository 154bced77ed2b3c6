import { useState } from 'react';
import { langNames } from '@dryrun/contracts/language';
import { CodeEditor } from './CodeEditor.tsx';
import type { Editor } from './editor.ts';
import { EditorBar } from './EditorBar.tsx';
import styles from './EditorPane.module.css';
import { codeKey } from '../../../shared/storage.ts';
import { useEditorSettings } from './editorSettings.ts';
import { modifierName, useShortcuts } from './shortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import type { Workspace } from '../useWorkspace.ts';

interface EditorPaneProps {
  readonly workspace: Workspace;
  /** Replaces Monaco, for tests. */
  readonly Editor?: Editor | undefined;
}

export function EditorPane({ workspace, Editor = CodeEditor }: EditorPaneProps) {
  const { lang, savedCode, problem, judge } = workspace;
  const [settings] = useEditorSettings();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useShortcuts({ run: () => judge('run'), submit: () => judge('submit'), help: () => setSheetOpen(true) });

  return (
    <section className={styles.pane} aria-label="Editor">
      <EditorBar workspace={workspace} onShowShortcuts={() => setSheetOpen(true)} />
      <div className={styles.editor} data-storage-key={codeKey(problem.questionId, lang)}>
        <Editor
          path={`question-${problem.questionId}/${lang}`}
          lang={lang}
          code={savedCode.code}
          onChange={savedCode.edit}
          settings={settings}
          diagnostics={workspace.diagnostics}
          label={`Code editor, ${langNames[lang]}. Press Escape, then Tab to leave it. Press ${modifierName()} and Enter to run the code.`}
          handle={workspace.editor}
        />
      </div>
      <ShortcutSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </section>
  );
}
