import { initVimMode } from 'monaco-vim';
import type { monaco } from './monaco.ts';

/** Enables Vim keys. `statusBar` shows the mode and the command line. Returns a function that disables Vim keys. */
export function startVim(editor: monaco.editor.IStandaloneCodeEditor, statusBar: HTMLElement): () => void {
  const vim = initVimMode(editor, statusBar);
  return () => {
    vim.dispose();
    statusBar.replaceChildren();
  };
}
