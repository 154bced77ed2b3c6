/**
 * Puts a text where the cursor is, as typing would: it can be undone. A block gets lines of its own. Returns nothing; the
 * field's own input event tells of the change.
 */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart);
  const isBlock = text.endsWith('\n');
  const gap =
    !isBlock || before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  field.focus();
  // Deprecated and without a successor: the only way that keeps the browser's undo.
  if (document.execCommand('insertText', false, gap + text)) return;
  field.setRangeText(gap + text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the cursor to the start of a line, counted from 1, and shows it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
}
