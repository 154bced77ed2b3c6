import type { Check } from '@dryrun/contracts/code';
import { langNames } from '@dryrun/contracts/language';
import { Pencil, Play, RotateCcw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { HighlightedCode } from '../../../shared/markdown/HighlightedCode.tsx';
import type { Program } from '../../../shared/markdown/programs.ts';
import { fromLocation } from '../../../shared/navigationState.ts';
import { href } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import { useLocalStorage } from '../../../shared/useLocalStorage.ts';
import { CodeEditor } from '../editor/CodeEditor.tsx';
import { editorFontSizePx, editorLineHeightPx, type Editor, type EditorHandle } from '../editor/editor.ts';
import { useEditorSettings } from '../editor/editorSettings.ts';
import { modifierName, shortcutOf } from '../editor/shortcuts.ts';
import { CompileOutput } from '../results/CompileOutput.tsx';
import { OutputBlock } from '../results/OutputBlock.tsx';
import { formatMemory, formatRuntime } from '../results/summary.ts';
import { VerdictMark } from '../results/VerdictMark.tsx';
import styles from './LessonProgram.module.css';
import { useLessonRun } from './useLessonRun.ts';

interface LessonProgramProps {
  readonly courseId: number;
  readonly lessonId: number;
  readonly program: Program;
  /** Replaces Monaco in tests. */
  readonly Editor?: Editor;
}

/** A program of a text lesson that the reader can run as it is, or change in a copy of their own. */
export function LessonProgram({ courseId, lessonId, program, Editor = CodeEditor }: LessonProgramProps) {
  const { id, lang, code } = program;
  const [copy, writeCopy] = useLocalStorage(`program:${id}`);
  const [isOpen, setOpen] = useState(false);
  const isEditing = isOpen || copy !== null;
  const typedCode = copy ?? code;
  const { isLoggedIn } = useSession();
  const [mustLogIn, setMustLogIn] = useState(false);
  const run = useLessonRun({ courseId, lessonId });
  const [ranCode, setRanCode] = useState<string>();
  const editor = useRef<EditorHandle | null>(null);
  const tryButton = useRef<HTMLButtonElement>(null);
  const [settings] = useEditorSettings();
  const fontSizePx = editorFontSizePx(settings, useIsNarrow());

  const start = () => {
    if (!isLoggedIn) return setMustLogIn(true);
    setRanCode(typedCode);
    run.start({ lang, typedCode });
  };
  const edit = () => {
    setOpen(true);
    requestAnimationFrame(() => editor.current?.goTo(1));
  };
  const reset = () => {
    writeCopy(null);
    setOpen(false);
    requestAnimationFrame(() => tryButton.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) !== 'run') return;
    event.preventDefault();
    event.stopPropagation();
    start();
  };

  return (
    <>
      {isEditing ? (
        <div
          className={styles.editor}
          style={{ height: heightOf(typedCode, fontSizePx) }}
          onKeyDownCapture={onKeyDown}
        >
          <Editor
            path={`program-${id}`}
            lang={lang}
            code={typedCode}
            onChange={(text) => writeCopy(text === code ? null : text)}
            settings={{ ...settings, autocomplete: false }}
            diagnostics={typedCode === ranCode ? (run.check?.diagnostics ?? []) : []}
            label={`Copy of the program, ${langNames[lang]}. Press Escape, then Tab to leave it. Press ${modifierName()} and Enter to run it.`}
            isReadOnly={false}
            marks={undefined}
            handle={editor}
          />
        </div>
      ) : (
        <HighlightedCode code={code} lang={lang} />
      )}
      <Row gap={1} className={styles.bar}>
        <Button
          size="sm"
          icon={<Play size={14} aria-hidden />}
          isPending={run.isPending}
          pendingText="Running…"
          onClick={start}
        >
          Run
        </Button>
        {isEditing ? (
          <Button size="sm" variant="quiet" icon={<RotateCcw size={14} aria-hidden />} onClick={reset}>
            Reset
          </Button>
        ) : (
          <Button
            ref={tryButton}
            size="sm"
            variant="quiet"
            icon={<Pencil size={14} aria-hidden />}
            onClick={edit}
          >
            Try it
          </Button>
        )}
        <Text as="span" size="xs" className={styles.state}>
          {isEditing && (copy === null ? 'A copy of your own' : 'Changed; kept in this browser')}
        </Text>
      </Row>
      <div className={styles.result} role="status">
        {mustLogIn && !isLoggedIn && <LogIn />}
        {run.error !== undefined && <Text size="sm">{run.error}</Text>}
        {run.check && run.error === undefined && (
          <Result check={run.check} onGoToLine={(line, column) => editor.current?.goTo(line, column)} />
        )}
      </div>
    </>
  );
}

function LogIn() {
  return (
    <Text size="sm">
      <Link to={href.login()} state={fromLocation(useLocation())}>
        Log in
      </Link>{' '}
      to run programs.
    </Text>
  );
}

interface ResultProps {
  readonly check: Check;
  readonly onGoToLine: (line: number, column?: number) => void;
}

function Result({ check, onGoToLine }: ResultProps) {
  const { statusMsg, stdOutput, errorOutput, runtime, memory, truncated } = check;
  const hasCompiled = statusMsg !== 'Compilation Error' && statusMsg !== 'Judge Error';
  return (
    <>
      {statusMsg !== 'Approved' && <VerdictMark verdict={statusMsg} />}
      {statusMsg === 'Compilation Error' && <CompileOutput output={check} onGoToLine={onGoToLine} />}
      {hasCompiled && (
        <>
          <OutputBlock name="Output" text={stdOutput || 'The program printed nothing.'} />
          {truncated && <Text size="xs">The output was too long. This is its beginning.</Text>}
          <OutputBlock name="Error output" text={errorOutput} tone="bad" />
          <Text size="xs">
            {formatRuntime(runtime)} CPU time · {formatMemory(memory)}
          </Text>
        </>
      )}
    </>
  );
}

/** Shows a whole program of up to 30 lines and room for two more. */
function heightOf(code: string, fontSizePx: number): number {
  const lines = Math.min(30, code.split('\n').length) + 2;
  return lines * editorLineHeightPx(fontSizePx);
}
