import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Stack } from '../../shared/ui/Stack.tsx';
import landing from './LandingSection.module.css';
import styles from './WalkThrough.module.css';

export function WalkThrough({ figure }: { readonly figure: ReactNode }) {
  return (
    <section className={clsx(landing.section, styles.columns)} aria-labelledby="walk-through">
      <div className={landing.words}>
        <h2 id="walk-through" className={landing.heading}>
          First by hand, then in code
        </h2>
        <p>
          In a dry run you execute a program in your head. Interviewers want to see it, and every question
          here is taught with it. Click Next to follow Three Sum to its answer.
        </p>
        <Stack as="ol" gap={3} className={clsx(landing.steps, styles.steps)}>
          <li>
            <strong>Question.</strong> Clear rules, examples, and what the limits reveal about the solution.
          </li>
          <li>
            <strong>Thought process.</strong> The brute force, why it is slow, and the idea that speeds it up.
          </li>
          <li>
            <strong>Best solution.</strong> The code in three languages, and why it is fast enough.
          </li>
        </Stack>
      </div>
      {figure}
    </section>
  );
}
