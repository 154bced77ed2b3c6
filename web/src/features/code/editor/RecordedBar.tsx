import { langNames, type Lang } from '@dryrun/contracts/language';
import { Lock, Undo2 } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import { messages } from '../messages.ts';
import styles from './EditorBar.module.css';

interface RecordedBarProps {
  readonly lang: Lang;
  readonly onShowDraft: () => void;
}

/** Replaces the editor's bar while it shows recorded code that differs from the draft. */
export function RecordedBar({ lang, onShowDraft }: RecordedBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Recorded code">
      <span className={styles.recorded}>
        <Lock size={14} aria-hidden />
        <span>
          {messages.trace.recordedCode} · {langNames[lang]}
        </span>
      </span>
      <div className={styles.tools}>
        <Button size="sm" icon={<Undo2 size={14} aria-hidden />} onClick={onShowDraft}>
          Back to my code
        </Button>
      </div>
    </div>
  );
}
