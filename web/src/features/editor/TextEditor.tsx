import { editorTextLimit } from '@dryrun/contracts/editor';
import { useRef, useState } from 'react';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { countWords, readingMinutes } from '../../shared/markdown/readingTime.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Split } from '../../shared/ui/Split.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { useLocalStorage } from '../../shared/useLocalStorage.ts';
import { EditorTools } from './EditorTools.tsx';
import { goToLine, insertAtCursor } from './insertAt.ts';
import styles from './TextEditor.module.css';
import { usePreview } from './usePreview.ts';

/** A markdown editor with a live preview. The draft is stored in the browser. */
export function TextEditor() {
  const [draft, setDraft] = useLocalStorage('editorDraft');
  const [fileName, setFileName] = useState('text.md');
  const [visiblePane, setVisiblePane] = useState<'text' | 'preview'>('text');
  const field = useRef<HTMLTextAreaElement>(null);
  const isNarrow = useIsNarrow();
  const text = draft ?? '';
  const { markdown, errors, failure } = usePreview(text);

  const textPane = (
    <div className={styles.textPane}>
      <textarea
        ref={field}
        className={styles.textarea}
        aria-label="Markdown"
        spellCheck
        value={text}
        maxLength={editorTextLimit}
        placeholder="Write markdown here, or open a file."
        onChange={(event) => setDraft(event.target.value || null)}
      />
      {errors.length > 0 && (
        <ul className={styles.errors} aria-label="Errors in the text">
          {errors.map(({ line, message }, i) => (
            <li key={i}>
              <button type="button" onClick={() => field.current && goToLine(field.current, line)}>
                <span className={styles.lineNumber}>Line {line}</span> {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  const preview = (
    <section className={styles.preview} aria-label="Preview" tabIndex={0}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {markdown.trim() === '' ? (
        <Text size="md">The preview will appear here.</Text>
      ) : (
        <Markdown text={markdown} />
      )}
    </section>
  );

  return (
    <div className={styles.editor} data-editor>
      <Row as="header" gap={4} rowGap={2} className={styles.header}>
        <Heading level={1} size="md">
          Editor
        </Heading>
        <EditorTools
          text={text}
          fileName={fileName}
          onInsert={(snippet) => field.current && insertAtCursor(field.current, snippet)}
          onOpen={(fileText, name) => {
            setDraft(fileText.replaceAll('\r\n', '\n').slice(0, editorTextLimit));
            setFileName(name);
          }}
        />
        <Text className={styles.stats}>
          {countWords(text)} words · {readingMinutes(text)} min read ·{' '}
          {errors.length === 0 ? 'no errors' : errors.length === 1 ? '1 error' : `${errors.length} errors`}
        </Text>
      </Row>
      {isNarrow ? (
        <Tabs
          label="Text or preview"
          fillsHeight
          value={visiblePane}
          onChange={setVisiblePane}
          tabs={[
            { id: 'text', label: 'Text', content: textPane, keepMounted: true },
            { id: 'preview', label: 'Preview', content: preview },
          ]}
        />
      ) : (
        <Split
          id="editor"
          label="Resize text and preview"
          direction="columns"
          first={textPane}
          second={preview}
        />
      )}
    </div>
  );
}
