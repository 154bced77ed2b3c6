import { useImperativeHandle, useRef, type CSSProperties } from 'react';
import { useIsNarrow } from '../../../shared/useIsNarrow.ts';
import { editorFontSizePx, editorLineHeightPx, type EditorProps } from './editor.ts';
import styles from './PlainEditor.module.css';

/** A textarea with Monaco's metrics, shown until Monaco has loaded, or permanently if loading fails. */
export function PlainEditor(props: EditorProps) {
  const { code, onChange, settings, diagnostics, label, isReadOnly, marks, handle } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const fontSizePx = editorFontSizePx(settings, useIsNarrow());
  const lines = code.split('\n');
  const errorLines = new Set(diagnostics.map((diagnostic) => diagnostic.line));

  useImperativeHandle(handle, () => ({
    insert: (text) => {
      const element = area.current;
      if (!element) return;
      element.focus();
      element.setRangeText(text, element.selectionStart, element.selectionEnd, 'end');
      onChange(element.value);
    },
    goTo: (line, column = 1) => {
      const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
      area.current?.focus();
      area.current?.setSelectionRange(offset, offset);
    },
    line: () => code.slice(0, area.current?.selectionStart ?? 0).split('\n').length,
  }));

  return (
    <div
      className={styles.editor}
      style={
        {
          '--font-size': `${fontSizePx}px`,
          '--line-height': `${editorLineHeightPx(fontSizePx)}px`,
        } as CSSProperties
      }
    >
      <div className={styles.lines} style={{ minHeight: '100%' }}>
        <ol className={styles.numbers} aria-hidden>
          {lines.map((_, i) => (
            <li
              key={i}
              data-error={errorLines.has(i + 1) || undefined}
              data-current={marks?.lines[0] === i + 1 || undefined}
            >
              {i + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={area}
          className={styles.area}
          aria-label={label}
          value={code}
          onChange={(event) => onChange(event.target.value)}
          rows={lines.length}
          wrap={settings.wordWrap ? 'soft' : 'off'}
          style={{ tabSize: settings.tabSize }}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
        />
      </div>
    </div>
  );
}
