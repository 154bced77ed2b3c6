import { useEffect, useState } from 'react';
import { showError } from '../../../shared/ui/toast.tsx';
import { messages } from '../messages.ts';
import type { monaco } from './monaco.ts';
import styles from './VimStatusBar.module.css';

interface VimStatusBarProps {
  readonly editor: monaco.editor.IStandaloneCodeEditor;
}

/** Gives the editor Vim keys. Needs the model's id as React key, because Vim keys belong to one model. */
export function VimStatusBar({ editor }: VimStatusBarProps) {
  const [bar, setBar] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!bar) return;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const start = async () => {
      const { startVim } = await import('./monacoVim.ts');
      if (!isStopped) stop = startVim(editor, bar);
    };
    start().catch(() => showError(messages.vimFailed, { id: 'editor' }));
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [editor, bar]);
  return <div ref={setBar} className={styles.bar} role="group" aria-label="Vim" aria-live="polite" />;
}
