import type { Diagnostic } from '@dryrun/contracts/code';
import { diagnosticColumns } from './diagnosticRange.ts';
import { monaco } from './monaco.ts';
import styles from './monacoDiagnostics.module.css';

const owner = 'judge';
const maxMessageLength = 90;

/** Shows compiler diagnostics in the editor. Returns a function that removes them. */
export function markDiagnostics(
  editor: monaco.editor.IStandaloneCodeEditor,
  model: monaco.editor.ITextModel,
  diagnostics: readonly Diagnostic[],
): () => void {
  const diagnosticsInModel = diagnostics.filter(({ line }) => line >= 1 && line <= model.getLineCount());
  monaco.editor.setModelMarkers(
    model,
    owner,
    diagnosticsInModel.map(({ line, column, severity, message }) => {
      const word = column === undefined ? null : model.getWordAtPosition({ lineNumber: line, column });
      const [startColumn, endColumn] = diagnosticColumns(model.getLineContent(line), column, word);
      return {
        severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
        message,
        startLineNumber: line,
        endLineNumber: line,
        startColumn,
        endColumn,
      };
    }),
  );
  const firstPerLine = diagnosticsInModel.filter(
    ({ line }, i) => diagnosticsInModel.findIndex((other) => other.line === line) === i,
  );
  const decorations = editor.createDecorationsCollection(
    firstPerLine.map(({ line, severity, message }) => ({
      range: new monaco.Range(line, 1, line, model.getLineMaxColumn(line)),
      options: {
        isWholeLine: true,
        className: className(styles[severity]),
        lineNumberClassName: className(styles[`${severity}Number`]),
        after: { content: `   ${firstLine(message)}`, inlineClassName: className(styles[`${severity}Text`]) },
      },
    })),
  );
  return () => {
    decorations.clear();
    if (!model.isDisposed()) monaco.editor.setModelMarkers(model, owner, []);
  };
}

function className(name: string | undefined): string {
  return name ?? '';
}

function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? '';
  return line.length > maxMessageLength ? `${line.slice(0, maxMessageLength)}…` : line;
}
