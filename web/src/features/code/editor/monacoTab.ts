import { monaco } from './monaco.ts';

/**
 * Lets the keyboard out of the editor: after Escape, Tab and Shift+Tab move the focus instead of indenting, until
 * something is typed. Ctrl+M (Monaco's own) switches the same for good.
 */
export function letTabMoveFocus(editor: monaco.editor.IStandaloneCodeEditor): void {
  const setLeaving = (isLeaving: boolean) => editor.updateOptions({ tabFocusMode: isLeaving });
  editor.onKeyDown(({ keyCode }) => {
    if (keyCode === monaco.KeyCode.Escape) setLeaving(!isWidgetOpen());
    else if (keyCode !== monaco.KeyCode.Tab && keyCode !== monaco.KeyCode.Shift) setLeaving(false);
  });
  editor.onDidBlurEditorWidget(() => setLeaving(false));
}

/** Suggestions and the search close by Escape; only the next Escape is about leaving. */
function isWidgetOpen(): boolean {
  return document.querySelector('.suggest-widget.visible, .find-widget.visible') !== null;
}
