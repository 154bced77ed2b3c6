/** Inserts text at the cursor, with undo. Puts an empty line before text that ends with a newline. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.slice(0, field.selectionStart);
  const isBlock = text.endsWith('\n');
  const separator =
    !isBlock || before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  field.focus();
  // This API is deprecated, but no other one keeps the browser's undo history.
  if (document.execCommand('insertText', false, separator + text)) return;
  field.setRangeText(separator + text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Selects a line, counted from 1, and scrolls to it. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
}
