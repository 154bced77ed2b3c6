import { CircleCheck, Circle } from 'lucide-react';
import styles from './CompletionToggle.module.css';
import type { Completion } from './useCompletion.ts';

export function CompletionToggle({ completion }: { readonly completion: Completion }) {
  const { isCompleted, set } = completion;
  const Icon = isCompleted ? CircleCheck : Circle;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isCompleted}
      className={styles.toggle}
      title={isCompleted ? 'Mark as not completed' : 'Mark as completed'}
      onClick={() => set(!isCompleted)}
    >
      <Icon size={16} aria-hidden />
      {isCompleted ? 'Completed' : 'Incompleted'}
    </button>
  );
}
