import { Play, Send } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Tooltip } from '../../../shared/ui/Tooltip.tsx';
import type { Judged } from '../codeApi.ts';
import styles from './JudgeButtons.module.css';
import { buttonNames, messages } from '../messages.ts';
import { keysLabel } from '../editor/shortcuts.ts';
import type { Workspace } from '../useWorkspace.ts';

/** Run and Submit. While one is pending neither takes a press, and neither changes its width. */
export function JudgeButtons({
  workspace,
  isWide,
}: {
  readonly workspace: Workspace;
  readonly isWide?: boolean;
}) {
  const { judging, judge } = workspace;
  const pending = judging.phase === 'pending' ? judging.job.judged : null;
  const button = (judged: Judged) => (
    <Tooltip
      text={judged === 'run' ? 'Run your test cases' : 'Judge against every test'}
      shortcut={keysLabel(judged)}
      side="top"
    >
      <Button
        variant={judged === 'run' ? 'secondary' : 'primary'}
        size={isWide ? 'lg' : 'sm'}
        icon={judged === 'run' ? <Play size={14} aria-hidden /> : <Send size={14} aria-hidden />}
        isPending={pending === judged}
        pendingText={messages.pending}
        disabled={pending !== null}
        onClick={() => judge(judged)}
      >
        {buttonNames[judged]}
      </Button>
    </Tooltip>
  );
  return (
    <div className={styles.buttons} data-wide={isWide || undefined}>
      {button('run')}
      {button('submit')}
    </div>
  );
}
