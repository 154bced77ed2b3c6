import { clsx } from 'clsx';
import { breakpoints } from '../../shared/breakpoints.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './InterviewRehearsal.module.css';
import landing from './LandingSection.module.css';

/** Shows the replay of a rehearsal; `npm run screenshot` makes its pictures. */
export function InterviewRehearsal() {
  return (
    <section className={clsx(landing.section, styles.columns)} aria-labelledby="rehearsal">
      <div className={landing.words}>
        <h2 id="rehearsal" className={landing.heading}>
          Rehearse the whole interview
        </h2>
        <p>
          Forty-five minutes, a problem without a title, and an interviewer that answers only what you ask.
          Then watch the replay of your code and your voice.
        </p>
        <div>
          <ButtonLink to={href.rehearse()} size="lg">
            Start a rehearsal
          </ButtonLink>
        </div>
        <Text>Your first rehearsal is free with an account. The course includes all the others.</Text>
      </div>
      <ol className={clsx(landing.words, landing.steps)}>
        <li>
          <strong>Ask before you code.</strong> The limits are hidden until you ask the right question, as in
          a real interview.
        </li>
        <li>
          <strong>Think aloud.</strong> Your voice is recorded on your device only and never sent anywhere.
        </li>
        <li>
          <strong>See what an interviewer saw.</strong> What you asked, the cost you claimed and the cost we
          measured, and how many wrong programs your tests catch.
        </li>
      </ol>
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={styles.picture} data-picture-theme={theme}>
          <source
            media={`(width < ${breakpoints.sm}px)`}
            srcSet={`/images/product/replay-${theme}-narrow.webp`}
            width={390}
            height={680}
          />
          <img
            src={`/images/product/replay-${theme}-wide.webp`}
            width={1200}
            height={640}
            loading="lazy"
            alt="The replay of a rehearsal: the program as it was at that moment, a timeline with the stages of the interview, and the list of moments such as questions, runs and verdicts."
          />
        </picture>
      ))}
    </section>
  );
}
