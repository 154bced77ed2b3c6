import { growthClasses } from '@dryrun/contracts/growth';
import {
  hideSignature,
  type RehearsalClock,
  type RehearsalNotes,
  type RehearsalStage,
  type RunningRehearsal,
} from '@dryrun/contracts/rehearsal';
import type { ReactNode } from 'react';
import { ComplexityPanel } from '../../features/code/complexity/ComplexityPanel.tsx';
import { growthNames } from '../../features/code/complexity/growth.ts';
import { ReadOnlyCode } from '../../features/code/editor/ReadOnlyCode.tsx';
import { ExamplesForm } from '../../features/code/examples/ExamplesForm.tsx';
import { useCheckRehearsalExamplesMutation } from '../../features/rehearsal/rehearsalApi.ts';
import type { EditLog } from '../../features/rehearsal/useEditLog.ts';
import type { Notes } from '../../features/rehearsal/useNotes.ts';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { CodeStage } from './CodeStage.tsx';
import styles from './RehearsalPage.module.css';

interface StageContentProps {
  readonly stage: RehearsalStage;
  readonly rehearsal: RunningRehearsal;
  readonly log: EditLog;
  readonly notes: Notes;
  readonly onClock: (clock: RehearsalClock) => void;
  readonly refetch: () => unknown;
}

export function StageContent({ stage, rehearsal, log, notes, onClock, refetch }: StageContentProps) {
  switch (stage) {
    case 'clarify':
      return (
        <Section title="Clarify the task" description="Say the task in your own words, then ask.">
          <ul className={styles.prompts}>
            <li>How large is the input, and which values can it have?</li>
            <li>What about duplicates, an empty input, or no answer?</li>
            <li>Does the order of the result matter? May you change the input?</li>
          </ul>
          <Text>Ask in the box beside the task. You can ask in every stage, but early is better.</Text>
        </Section>
      );
    case 'examples':
      return <ExamplesStage rehearsal={rehearsal} />;
    case 'plan':
      return <PlanStage {...notes} />;
    case 'code':
    case 'test':
      return (
        <CodeStage
          isTesting={stage === 'test'}
          rehearsal={rehearsal}
          log={log}
          onClock={onClock}
          refetch={refetch}
        />
      );
    case 'cost':
      return <CostStage rehearsal={rehearsal} code={log.code} {...notes} />;
    case 'follow-up':
      return (
        <Section title="Follow-up" description="The interviewer changes one thing.">
          <p>
            <strong>{rehearsal.followUp}</strong>
          </p>
          <TextArea
            label="Your answer, in key words"
            hint="Say it aloud first, and relate it to your code."
            rows={5}
            value={notes.notes.followUp}
            onChange={({ target }) => notes.change({ followUp: target.value })}
          />
        </Section>
      );
  }
}

function ExamplesStage({ rehearsal }: { readonly rehearsal: RunningRehearsal }) {
  const [check, { data, error, isLoading, reset }] = useCheckRehearsalExamplesMutation();
  return (
    <Section
      title="Examples"
      description="Write two to four inputs with the answers that you expect. Choose a nasty one, too."
    >
      <ExamplesForm
        signature={hideSignature(rehearsal)}
        initial={rehearsal.examples?.examples}
        result={data}
        error={error}
        isLoading={isLoading}
        onChange={reset}
        onCheck={(examples) =>
          void check({ params: { rehearsalId: rehearsal.id }, body: { examples: [...examples] } })
        }
      />
    </Section>
  );
}

function PlanStage({ notes, change }: Notes) {
  return (
    <Section title="Plan" description="Compare two ways aloud before you choose one. Key words are enough.">
      <Stack gap={4}>
        <TextArea
          label="Brute force"
          value={notes.bruteForce}
          onChange={({ target }) => change({ bruteForce: target.value })}
        />
        <TextArea
          label="Better idea"
          value={notes.idea}
          onChange={({ target }) => change({ idea: target.value })}
        />
        <Claims notes={notes} change={change} />
      </Stack>
    </Section>
  );
}

/** The cost that the learner expects. */
function Claims({ notes, change }: Pick<Notes, 'notes' | 'change'>) {
  return (
    <Stack gap={1}>
      <Row gap={4} align="end">
        <GrowthSelect label="Time" value={notes.time} onChange={(time) => change({ time })} />
        <GrowthSelect label="Extra memory" value={notes.memory} onChange={(memory) => change({ memory })} />
      </Row>
      <Text size="xs">Here n is the size that costs most. Take the other sizes as constant.</Text>
    </Stack>
  );
}

interface GrowthSelectProps {
  readonly label: string;
  readonly value: RehearsalNotes['time'];
  readonly onChange: (value: RehearsalNotes['time']) => void;
}

function GrowthSelect({ label, value, onChange }: GrowthSelectProps) {
  return (
    <Select
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(growthClasses.find((growth) => growth === target.value) ?? null)}
    >
      <option value="">Choose</option>
      {growthClasses.map((growth) => (
        <option key={growth} value={growth}>
          {growthNames[growth]}
        </option>
      ))}
    </Select>
  );
}

interface CostStageProps extends Pick<Notes, 'notes' | 'change'> {
  readonly rehearsal: RunningRehearsal;
  readonly code: string;
}

function CostStage({ rehearsal: { id, lang, submission }, code, notes, change }: CostStageProps): ReactNode {
  const isApproved = submission?.check.statusMsg === 'Approved';
  return (
    <Section title="Cost" description="Say what your code costs, and why.">
      <Claims notes={notes} change={change} />
      {isApproved ? (
        <ComplexityPanel submissionId={submission.id} guess={notes.time} />
      ) : (
        <Text>Only an approved submission can be measured. Explain your claim all the same.</Text>
      )}
      <div className={styles.editor}>
        <ReadOnlyCode path={`rehearsal-${id}/cost`} lang={lang} code={code} />
      </div>
    </Section>
  );
}
