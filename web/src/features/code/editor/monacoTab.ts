import { monaco } from './monaco.ts';

/**
 * Avoids a keyboard trap: after Escape, Tab and Shift+Tab move the focus instead of indenting, until the next key is
 * typed. Monaco's Ctrl+M toggles the same mode permanently.
 */
export function letTabMoveFocus(editor: monaco.editor.IStandaloneCodeEditor): void {
  const setTabMovesFocus = (isEnabled: boolean) => editor.updateOptions({ tabFocusMode: isEnabled });
  editor.onKeyDown(({ keyCode }) => {
    if (keyCode === monaco.KeyCode.Escape) setTabMovesFocus(!isWidgetOpen());
    else if (keyCode !== monaco.KeyCode.Tab && keyCode !== monaco.KeyCode.Shift) setTabMovesFocus(false);
  });
  editor.onDidBlurEditorWidget(() => setTabMovesFocus(false));
}

/** The first Escape closes the suggestions or the find widget. */
function isWidgetOpen(): boolean {
  return document.querySelector('.suggest-widget.visible, .find-widget.visible') !== null;
}
