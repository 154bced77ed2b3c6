import { maxStudyMinutes, type Plan } from '@dryrun/contracts/plan';
import { useEffect, useId, useRef, useState } from 'react';
import { browserZone } from '../../shared/browserZone.ts';
import { firstInterviewDay } from '../../shared/days.ts';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { fieldErrorOf } from '../../shared/form/formatFieldError.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import fieldStyles from '../../shared/ui/Field.module.css';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { TimeZoneSelect } from '../../shared/ui/TimeZoneSelect.tsx';
import styles from './Plan.module.css';
import { useSavePlanMutation } from './planApi.ts';
import { duration, weekdays } from './planText.ts';

const presets = [
  { name: '30 min on weekdays', minutes: [30, 30, 30, 30, 30, 0, 0] },
  { name: '1 h on weekdays', minutes: [60, 60, 60, 60, 60, 0, 0] },
  { name: '1 h every day', minutes: [60, 60, 60, 60, 60, 60, 60] },
  { name: '2 h on weekends', minutes: [0, 0, 0, 0, 0, 120, 120] },
] as const;

interface PlanFormProps {
  /** The current plan, if there is one. */
  readonly plan: Plan | undefined;
  readonly interviewOn: string | undefined;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

export function PlanForm({ plan, interviewOn, onSaved, onCancel }: PlanFormProps) {
  const [day, setDay] = useState(interviewOn ?? '');
  const [minutes, setMinutes] = useState((plan?.minutes ?? presets[1].minutes).map(String));
  const [zone, setZone] = useState(plan?.timeZone ?? browserZone);
  const [save, { error, isLoading }] = useSavePlanMutation();
  const numbers = minutes.map((text) => (text.trim() === '' ? 0 : Number(text)));
  const week = numbers.reduce((sum, each) => sum + each, 0);
  const submit = async () => {
    const { error: failure } = await save({ body: { interviewOn: day, timeZone: zone, minutes: numbers } });
    if (failure === undefined) onSaved();
  };
  const date = useRef<HTMLInputElement>(null);
  const replacesButton = onCancel !== undefined; // the focus was on it
  useEffect(() => {
    if (replacesButton) date.current?.focus();
  }, [replacesButton]);
  const fields = errorBodyOf(error)?.fields ?? {};
  return (
    <Stack
      as="form"
      gap={6}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.date}>
        <Field
          ref={date}
          label="Interview date"
          type="date"
          required
          value={day}
          min={firstInterviewDay()}
          error={fieldErrorOf(error, 'interviewOn')}
          onChange={(event) => setDay(event.target.value)}
        />
      </div>
      <WeekMinutes
        minutes={minutes}
        week={week}
        error={fieldErrorOf(error, 'minutes')}
        onChange={setMinutes}
      />
      <div className={styles.zone}>
        <TimeZoneSelect value={zone} onChange={setZone} />
        <Text>Your days begin at midnight there. Exercises and emails use it too.</Text>
      </div>
      {error !== undefined && Object.keys(fields).length === 0 && <Alert>{messageOf(error)}</Alert>}
      <Row gap={3}>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Planning…">
          {plan ? 'Save and plan again' : 'Make my plan'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  );
}

interface WeekMinutesProps {
  /** As typed. */
  readonly minutes: readonly string[];
  readonly week: number;
  readonly error: string | undefined;
  readonly onChange: (minutes: string[]) => void;
}

function WeekMinutes({ minutes, week, error, onChange }: WeekMinutesProps) {
  const id = useId();
  return (
    <fieldset className={styles.fieldset} aria-describedby={id}>
      <legend>Minutes per day</legend>
      <div className={styles.week}>
        {weekdays.map((name, i) => (
          <label key={name} className={styles.weekday}>
            {name.slice(0, 3)}
            <input
              aria-label={name}
              type="number"
              inputMode="numeric"
              min={0}
              max={maxStudyMinutes}
              value={minutes[i] ?? ''}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => onChange(minutes.map((each, j) => (i === j ? event.target.value : each)))}
            />
          </label>
        ))}
      </div>
      <p id={id} className={fieldStyles.note} data-error={error !== undefined || undefined}>
        {error ??
          (Number.isFinite(week) ? `${duration(week)} a week. Leave a day at 0 to keep it free.` : '')}
      </p>
      <Row gap={2}>
        {presets.map((preset) => (
          <Button key={preset.name} size="sm" onClick={() => onChange(preset.minutes.map(String))}>
            {preset.name}
          </Button>
        ))}
      </Row>
    </fieldset>
  );
}
