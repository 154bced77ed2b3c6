import type { ReactNode } from 'react';
import styles from './WalkThrough.module.css';

export function WalkThrough({ figure }: { readonly figure: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="walk-through">
      <div className={styles.words}>
        <h2 id="walk-through" className={styles.heading}>
          First by hand, then in code
        </h2>
        <p>
          In a dry run you execute a program in your head. Interviewers want to see it, and every question
          here is taught with it. Click Next to follow Three Sum to its answer.
        </p>
        <ol className={styles.steps}>
          <li>
            <strong>Question.</strong> Clear rules, examples, and what the limits reveal about the solution.
          </li>
          <li>
            <strong>Thought process.</strong> The brute force, why it is slow, and the idea that speeds it up.
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
