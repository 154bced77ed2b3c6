import { monaco } from './monaco.ts';

/** Avoids a keyboard trap: after Escape, Tab moves the focus until another key is pressed. */
export function letTabMoveFocus(editor: monaco.editor.IStandaloneCodeEditor): void {
  const setTabMovesFocus = (isEnabled: boolean) => editor.updateOptions({ tabFocusMode: isEnabled });
  editor.onKeyDown(({ keyCode }) => {
    if (keyCode === monaco.KeyCode.Escape) setTabMovesFocus(!isWidgetOpen());
    else if (keyCode !== monaco.KeyCode.Tab && keyCode !== monaco.KeyCode.Shift) setTabMovesFocus(false);
  });
  editor.onDidBlurEditorWidget(() => setTabMovesFocus(false));
}

/** Escape closes an open suggestion list or find widget, and then doesn't enable the Tab mode. */
function isWidgetOpen(): boolean {
  return document.querySelector('.suggest-widget.visible, .find-widget.visible') !== null;
}
