import type { ReactNode } from 'react';
import styles from './WalkThrough.module.css';

/** How a question is taught, beside a dry run that the visitor steps through. */
export function WalkThrough({ figure }: { readonly figure: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="walk-through">
      <div className={styles.words}>
        <h2 id="walk-through" className={styles.heading}>
          First by hand, then in code
        </h2>
        <p>
          A dry run is running a program in your head. It is what an interviewer wants to see, and it is how
          every question here is taught. Press Next and follow Three Sum to its answer.
        </p>
        <ol className={styles.steps}>
          <li>
            <strong>Question.</strong> Clear rules, examples, and what the limits tell you about the answer.
          </li>
          <li>
            <strong>Thought process.</strong> The brute force, what it wastes, and the idea that saves it.
          </li>
          <li>
            <strong>Best solution.</strong> The code in three languages, and why it is fast enough.
          </li>
        </ol>
      </div>
      {figure}
    </section>
  );
}
