import { rubricParts, type EndedRehearsal, type Rubric, type RubricPart } from '@dryrun/contracts/rehearsal';
import { useCallback, useRef, useState } from 'react';
import { Section } from '../../../shared/ui/Section.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import { TextArea } from '../../../shared/ui/TextArea.tsx';
import { useBeforeLeaving } from '../../../shared/useBeforeLeaving.ts';
import { useWriteRubricMutation } from '../rehearsalApi.ts';
import { describeMeasured, largestGaps, partNames } from './gaps.ts';
import styles from './RubricForm.module.css';

/** A sentence for each level, from 1 to 4. */
const anchors: Readonly<Record<RubricPart, readonly [string, string, string, string]>> = {
  communication: [
    'I was silent for long, or said only what I typed.',
    'I explained when I was stuck, but not the plan.',
    'I said the task in my words, and what I did and why.',
    'Another could have followed me without a screen.',
  ],
  problemSolving: [
    'I started to code before I had an idea.',
    'I had one idea and did not compare it.',
    'I compared two ways and gave their cost.',
    'I compared ways, said the cost, and knew why mine is right.',
  ],
  code: [
    'It did not run, or I lost the thread.',
    'It ran, but I rewrote large parts of it.',
    'It is clear and mostly right at the first try.',
    'It is clear, right and named well; I changed little.',
  ],
  testing: [
    'I submitted without a test.',
    'I tried the example only.',
    'I tried edge cases of my own.',
    'I walked through a case by hand and chose nasty ones unasked.',
  ],
};

const saveMs = 600;

/** The learner's own judgment, with an anchor for each level. Saves by itself. */
export function RubricForm({ rehearsal }: { readonly rehearsal: EndedRehearsal }) {
  const [rubric, setRubric] = useState(rehearsal.rubric);
  const [write, { error, isSuccess }] = useWriteRubricMutation();
  const latest = useRef(rubric);
  const sent = useRef<Rubric | undefined>(rubric);
  const timer = useRef<number | undefined>(undefined);
  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    if (latest.current === sent.current) return;
    sent.current = latest.current;
    void write({ params: { rehearsalId: rehearsal.id }, body: latest.current });
  }, [rehearsal.id, write]);
  useBeforeLeaving(save);
  const change = (part: Partial<Rubric>) => {
    latest.current = { ...latest.current, ...part };
    setRubric(latest.current);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(save, saveMs);
  };
  const gaps = largestGaps(rubric, rehearsal.report);
  return (
    <Section title="Said by you" description="Watch the replay first. Then judge yourself.">
      <Stack gap={4}>
        {rubricParts.map((part) => (
          <fieldset key={part} className={styles.part}>
            <legend>{partNames[part]}</legend>
            {anchors[part].map((anchor, i) => (
              <label key={anchor} className={styles.level}>
                <input
                  type="radio"
                  name={part}
                  checked={rubric[part] === i + 1}
                  onChange={() => change({ [part]: i + 1 })}
                />
                <span>
                  <strong>{i + 1}</strong> {anchor}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <TextArea
          label="Next time"
          hint="One thing that you will do differently."
          value={rubric.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
        <Text size="xs" role="status">
          {isSuccess && 'Saved.'}
        </Text>
        {error !== undefined && <Text tone="warn">Not saved. It is sent again with your next change.</Text>}
        {gaps.length > 0 && (
          <div>
            <Text as="h3" size="md" tone="normal">
              <strong>Where you and the measurement differ most</strong>
            </Text>
            <ul className={styles.gaps}>
              {gaps.map(({ part, said, measured }) => (
                <li key={part}>
                  {partNames[part]}: you say {said}. That {describeMeasured(part, rehearsal.report)} suggests{' '}
                  {measured}.
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Section>
  );
}
