import { monaco } from './monaco.ts';
import styles from './monacoMarks.module.css';

type Instance = monaco.editor.IStandaloneCodeEditor;

const recentStyles = [styles.recent1, styles.recent2, styles.recent3];

/** Highlights the current line of a recorded run and the lines before it. Returns a function to undo it. */
export function markLines(
  editor: Instance,
  model: monaco.editor.ITextModel,
  lines: readonly number[],
): () => void {
  const decorations = editor.createDecorationsCollection(
    lines
      .filter((line, i) => line >= 1 && line <= model.getLineCount() && lines.indexOf(line) === i)
      .map((line) => ({
        range: new monaco.Range(line, 1, line, 1),
        options: lineOptions(lines.indexOf(line)),
      })),
  );
  const [current] = lines;
  if (current !== undefined && !isWellInside(editor, current)) {
    editor.revealLineInCenter(current, monaco.editor.ScrollType.Immediate);
  }
  return () => decorations.clear();
}

/** Whether a line is visible with the lines around it. The first and last visible lines can be cut off. */
function isWellInside(editor: Instance, line: number): boolean {
  return editor.getVisibleRanges().some((range) => {
    const isAtStart = range.startLineNumber === 1 && editor.getScrollTop() === 0;
    return (isAtStart || line > range.startLineNumber) && line < range.endLineNumber;
  });
}

function lineOptions(age: number): monaco.editor.IModelDecorationOptions {
  if (age > 0) return { isWholeLine: true, className: recentStyles[age - 1] ?? '' };
  return {
    isWholeLine: true,
    className: styles.current ?? '',
    linesDecorationsClassName: styles.arrow ?? '',
    lineNumberClassName: styles.currentNumber ?? '',
  };
}

/** Runs to a line on a click on its number and from the context menu. Returns a function that removes both. */
export function offerRunToLine(editor: Instance, onRunToLine: (line: number) => void): () => void {
  const action = editor.addAction({
    id: 'run-to-line',
    label: 'Run to This Line',
    contextMenuGroupId: 'navigation',
    run: (target) => {
      const line = target.getPosition()?.lineNumber;
      if (line !== undefined) onRunToLine(line);
    },
  });
  const clicks = editor.onMouseDown(({ target }) => {
    const isNumber = target.type === monaco.editor.MouseTargetType.GUTTER_LINE_NUMBERS;
    if (isNumber && target.position) onRunToLine(target.position.lineNumber);
  });
  return () => {
    action.dispose();
    clicks.dispose();
  };
}
