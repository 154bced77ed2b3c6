import type { Lang } from '@dryrun/contracts/language';
import { Editor as Monaco } from '@monaco-editor/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTheme } from '../../../shared/theme.ts';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import './completions/register.ts';
import { editorFontSizePx, editorLineHeightPx, type EditorProps } from './editor.ts';
import { markDiagnostics } from './monacoDiagnostics.ts';
import { letTabMoveFocus } from './monacoTab.ts';
import { defineTheme } from './monacoTheme.ts';
import { monaco } from './monaco.ts';
import { PlainEditor } from './PlainEditor.tsx';

const monacoLanguages: Readonly<Record<Lang, string>> = { java: 'java', python3: 'python', c_cpp: 'cpp' };

type Instance = monaco.editor.IStandaloneCodeEditor;
type Model = monaco.editor.ITextModel;

/** Monaco with the site's theme, the user's settings and compiler diagnostics. A large chunk: import it lazily. */
export function MonacoEditor(props: EditorProps) {
  const { path, lang, code, onChange, settings, diagnostics, label, handle } = props;
  const theme = useTheme();
  const themeName = useMemo(() => defineTheme(theme), [theme]);
  const [instance, setInstance] = useState<Instance | null>(null);
  const [model, setModel] = useState<Model | null>(null);
  const fontSizePx = editorFontSizePx(settings, useIsNarrow());
  const plainEditorHadFocus = useRef(document.activeElement instanceof HTMLTextAreaElement);

  useEffect(
    () => (instance && model ? markDiagnostics(instance, model, diagnostics) : undefined),
    [instance, model, diagnostics],
  );
  useEffect(() => {
    model?.updateOptions({
      tabSize: settings.tabSize,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
  }, [model, settings.tabSize]);
  useEffect(() => () => monaco.editor.getModels().forEach((openModel) => openModel.dispose()), []);

  useImperativeHandle(handle, () => ({
    insert: (text) => {
      instance?.focus();
      instance?.trigger('symbols', 'type', { text });
    },
    goTo: (line, column = 1) => {
      instance?.setPosition({ lineNumber: line, column });
      instance?.revealLineInCenterIfOutsideViewport(line);
      instance?.focus();
    },
  }));

  return (
    <Monaco
      path={path}
      language={monacoLanguages[lang]}
      value={code}
      theme={themeName}
      loading={<PlainEditor {...props} />}
      onChange={(text) => onChange(text ?? '')}
      onMount={(mountedEditor) => {
        letTabMoveFocus(mountedEditor);
        if (plainEditorHadFocus.current) mountedEditor.focus();
        mountedEditor.onDidChangeModel(() => setModel(mountedEditor.getModel()));
        setModel(mountedEditor.getModel());
        setInstance(mountedEditor);
      }}
      options={{
        ariaLabel: label,
        // Chromium's EditContext drops characters typed faster than the frame rate; the textarea does not.
        editContext: false,
        fontFamily: "'JetBrains Mono Variable', ui-monospace, Menlo, Consolas, monospace",
        fontSize: fontSizePx,
        lineHeight: editorLineHeightPx(fontSizePx),
        detectIndentation: false,
        wordWrap: settings.wordWrap ? 'on' : 'off',
        quickSuggestions: settings.autocomplete,
        suggestOnTriggerCharacters: settings.autocomplete,
        wordBasedSuggestions: settings.autocomplete ? 'currentDocument' : 'off',
        minimap: { enabled: false },
        padding: { top: 12, bottom: 12 },
        lineNumbersMinChars: 3,
        lineDecorationsWidth: 12,
        scrollBeyondLastLine: false,
        overviewRulerLanes: 0,
        hideCursorInOverviewRuler: true,
        overviewRulerBorder: false,
        renderLineHighlightOnlyWhenFocus: true,
        scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
        fixedOverflowWidgets: true,
        stickyScroll: { enabled: false },
        smoothScrolling: false,
        contextmenu: true,
      }}
    />
  );
}
