import { Text } from '../../../shared/ui/Text.tsx';
import type { Workspace } from '../useWorkspace.ts';
import styles from './LiveExamplesStrip.module.css';
import { useLiveExamples } from './useLiveExamples.ts';

const states = { passed: 'as expected', failed: 'different', unknown: 'not known' } as const;

/** A dot for each example of the statement. It is no verdict and announces nothing: most wrong programs pass examples. */
export function LiveExamplesStrip({ workspace }: { readonly workspace: Workspace }) {
  const live = useLiveExamples(workspace);
  if (!live) return null;
  const dots = workspace.problem.signature.examples.map((_, i) => {
    if (live.state !== 'checked') return 'unknown';
    return live.passed[i] === true ? 'passed' : 'failed';
  });
  const label = `Examples as you type: ${dots.map((state, i) => `${i + 1} ${states[state]}`).join(', ')}`;
  return (
    <span className={styles.strip} role="img" aria-label={label} title={label}>
      {dots.map((state, i) => (
        <span key={i} className={styles.dot} data-state={state} />
      ))}
      {live.state === 'paused' && (
        <Text as="span" size="xs">
          paused
        </Text>
      )}
    </span>
  );
}
