import type { Lang } from '@dryrun/contracts/language';
import { Editor as Monaco } from '@monaco-editor/react';
import { useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject } from 'react';
import { useTheme } from '../../../shared/theme.ts';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import './completions/register.ts';
import { editorFontSizePx, editorLineHeightPx, type EditorProps } from './editor.ts';
import { markDiagnostics } from './monacoDiagnostics.ts';
import { markLines, offerRunToLine } from './monacoMarks.ts';
import { letTabMoveFocus } from './monacoTab.ts';
import { defineTheme } from './monacoTheme.ts';
import { monaco } from './monaco.ts';
import styles from './MonacoEditor.module.css';
import { VimStatusBar } from './VimStatusBar.tsx';

const monacoLanguages: Readonly<Record<Lang, string>> = { java: 'java', python3: 'python', c_cpp: 'cpp' };

type Instance = monaco.editor.IStandaloneCodeEditor;
type Model = monaco.editor.ITextModel;

export interface MonacoEditorProps extends EditorProps {
  /** False while the plain editor is shown. */
  readonly isReady: boolean;
  readonly onReady: () => void;
}

/** Monaco with the site's theme, the user's settings and compiler diagnostics. A large chunk: import it lazily. */
export function MonacoEditor(props: MonacoEditorProps) {
  const { path, lang, code, onChange, settings, diagnostics, label, isReadOnly, marks, handle } = props;
  const { isReady, onReady } = props;
  const theme = useTheme();
  const themeName = useMemo(() => defineTheme(theme), [theme]);
  const [instance, setInstance] = useState<Instance | null>(null);
  const [model, setModel] = useState<Model | null>(null);
  const isNarrow = useIsNarrow();
  const fontSizePx = editorFontSizePx(settings, isNarrow);
  // Learners who step through a program on a phone have to see whole lines.
  const isSteppingNarrow = isNarrow && marks !== undefined;

  useEffect(
    () => (instance && model ? markDiagnostics(instance, model, diagnostics) : undefined),
    [instance, model, diagnostics],
  );
  const lines = marks?.lines;
  useEffect(
    () => (instance && model && lines ? markLines(instance, model, lines) : undefined),
    [instance, model, lines],
  );
  const onRunToLine = useLatest(marks?.onRunToLine);
  const hasMarks = marks !== undefined;
  useEffect(
    () =>
      instance && hasMarks ? offerRunToLine(instance, (line) => onRunToLine.current?.(line)) : undefined,
    [instance, hasMarks, onRunToLine],
  );
  useEffect(() => {
    model?.updateOptions({
      tabSize: settings.tabSize,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
  }, [model, settings.tabSize]);
  // The Monaco component ignores a theme that changes while it starts.
  useEffect(() => {
    if (instance) monaco.editor.setTheme(themeName);
  }, [instance, themeName]);
  useEffect(() => () => monaco.editor.getModels().forEach((openModel) => openModel.dispose()), []);

  useImperativeHandle(isReady ? handle : undefined, () => ({
    insert: (text) => {
      instance?.focus();
      instance?.trigger('symbols', 'type', { text });
    },
    goTo: (line, column = 1) => {
      instance?.setPosition({ lineNumber: line, column });
      instance?.revealLineInCenterIfOutsideViewport(line);
      instance?.focus();
    },
    line: () => instance?.getPosition()?.lineNumber ?? 1,
  }));

  const ariaLabel = isReady ? label : '';
  const isWrapped = settings.wordWrap || isSteppingNarrow;
  const { autocomplete, screenReader } = settings;
  // Monaco compares all its options for each new object, which would slow every key press.
  const options = useMemo<monaco.editor.IStandaloneEditorConstructionOptions>(
    () => ({
      ariaLabel,
      // Chromium's EditContext drops characters typed faster than the frame rate; the textarea does not.
      editContext: false,
      fontFamily: "'JetBrains Mono Variable', ui-monospace, Menlo, Consolas, monospace",
      fontSize: fontSizePx,
      lineHeight: editorLineHeightPx(fontSizePx),
      detectIndentation: false,
      wordWrap: isWrapped ? 'on' : 'off',
      accessibilitySupport: screenReader ? 'on' : 'auto',
      quickSuggestions: autocomplete,
      suggestOnTriggerCharacters: autocomplete,
      wordBasedSuggestions: autocomplete ? 'currentDocument' : 'off',
      minimap: { enabled: false },
      padding: { top: 12, bottom: 12 },
      renderFinalNewline: 'on', // a dimmed number has too little contrast
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
      readOnly: isReadOnly,
      domReadOnly: isReadOnly,
    }),
    [ariaLabel, autocomplete, fontSizePx, isReadOnly, isWrapped, screenReader],
  );

  return (
    <div className={styles.frame}>
      <Monaco
        path={path}
        language={monacoLanguages[lang]}
        value={code}
        theme={themeName}
        loading={null}
        onChange={(text) => onChange(text ?? '')}
        onMount={(mountedEditor) => {
          letTabMoveFocus(mountedEditor);
          takeFocus(mountedEditor, label);
          mountedEditor.onDidChangeModel(() => setModel(mountedEditor.getModel()));
          setModel(mountedEditor.getModel());
          setInstance(mountedEditor);
          onReady();
        }}
        options={options}
      />
      {settings.keyMap === 'vim' && instance && model && <VimStatusBar key={model.id} editor={instance} />}
    </div>
  );
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Moves focus and selection from the plain editor to Monaco. */
function takeFocus(mountedEditor: Instance, label: string): void {
  const focused = document.activeElement;
  const model = mountedEditor.getModel();
  if (!model || !(focused instanceof HTMLTextAreaElement) || focused.ariaLabel !== label) return;
  const start = model.getPositionAt(focused.selectionStart);
  const end = model.getPositionAt(focused.selectionEnd);
  mountedEditor.setSelection(monaco.Selection.fromPositions(start, end));
  mountedEditor.revealPositionInCenterIfOutsideViewport(end);
  mountedEditor.focus();
}
