import type { OwnExamples, RehearsalNotes } from '@dryrun/contracts/rehearsal';
import { Heading } from '../../shared/ui/Heading.tsx';
import styles from './RehearsalPage.module.css';

interface OwnPlanProps {
  readonly notes: RehearsalNotes;
  readonly examples: OwnExamples | undefined;
}

/** The notes and the examples of the stages before the code. */
export function OwnPlan({ notes: { bruteForce, idea }, examples }: OwnPlanProps) {
  if (idea === '' && bruteForce === '' && !examples) return null;
  return (
    <section aria-label="Your plan">
      <Heading level={2} size="md">
        Your plan
      </Heading>
      <dl className={styles.written}>
        {bruteForce !== '' && (
          <>
            <dt>Brute force</dt>
            <dd>{bruteForce}</dd>
          </>
        )}
        {idea !== '' && (
          <>
            <dt>Better idea</dt>
            <dd>{idea}</dd>
          </>
        )}
        {examples && (
          <>
            <dt>Examples</dt>
            {examples.examples.map(({ input, answer }, i) => (
              <dd key={i}>
                <code>
                  {input.join(', ')} → {answer}
                </code>
              </dd>
            ))}
          </>
        )}
      </dl>
    </section>
  );
}
