import { Play, Send } from 'lucide-react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Tooltip } from '../../../shared/ui/Tooltip.tsx';
import type { JudgeKind } from '../codeApi.ts';
import { isPending } from '../judgeState.ts';
import styles from './JudgeButtons.module.css';
import { buttonNames, messages } from '../messages.ts';
import { shortcutLabel } from '../editor/shortcuts.ts';
import type { Workspace } from '../useWorkspace.ts';

export function JudgeButtons({
  workspace,
  isWide,
}: {
  readonly workspace: Workspace;
  readonly isWide?: boolean;
}) {
  const { judgeState, judge } = workspace;
  const pendingKind = isPending(judgeState) ? judgeState.job.kind : null;
  const renderButton = (kind: JudgeKind) => (
    <Tooltip
      text={kind === 'run' ? 'Run your test cases' : 'Submit your code to all tests'}
      shortcut={shortcutLabel(kind)}
      side="top"
    >
      <Button
        variant={kind === 'run' ? 'secondary' : 'primary'}
        size={isWide ? 'lg' : 'sm'}
        icon={kind === 'run' ? <Play size={14} aria-hidden /> : <Send size={14} aria-hidden />}
        isPending={pendingKind === kind}
        pendingText={messages.pending}
        disabled={pendingKind !== null}
        onClick={() => judge(kind)}
      >
        {buttonNames[kind]}
      </Button>
    </Tooltip>
  );
  return (
    <div className={styles.buttons} data-wide={isWide || undefined}>
      {renderButton('run')}
      {renderButton('submit')}
    </div>
  );
}
