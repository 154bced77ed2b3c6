import type { Plan } from '@dryrun/contracts/plan';
import { useState } from 'react';
import { longDay } from '../../shared/days.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Plan.module.css';
import { useDeletePlanMutation } from './planApi.ts';
import { duration, weekdays } from './planText.ts';

interface SettingsCardProps {
  readonly plan: Plan;
  readonly onChange: () => void;
}

export function SettingsCard({ plan, onChange }: SettingsCardProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const { interviewOn, today, minutes, timeZone } = plan;
  const longest = Math.max(...minutes);
  return (
    <Card padding={5}>
      <Section title="Your interview" size="md" description={longDay(interviewOn, today)}>
        <ul className={styles.bars} aria-label="Minutes per day">
          {weekdays.map((name, i) => (
            <li key={name} className={styles.bar}>
              <span className={styles.fill} style={{ height: `${((minutes[i] ?? 0) / longest) * 100}%` }} />
              <span className="visually-hidden">{name}: </span>
              <span>{minutes[i]}</span>
              <span aria-hidden className={styles.barName}>
                {name.slice(0, 2)}
              </span>
            </li>
          ))}
        </ul>
        <Text>
          {duration(minutes.reduce((sum, each) => sum + each, 0))} a week. Days begin at midnight in{' '}
          {timeZone.replaceAll('_', ' ')}.
        </Text>
        <Row gap={2}>
          <Button size="sm" onClick={onChange}>
            Change
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setIsDeleting(true)}>
            Delete the plan
          </Button>
        </Row>
      </Section>
      <DeleteDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  );
}

function DeleteDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [remove, { isLoading }] = useDeletePlanMutation();
  const deletePlan = () => showFailure(remove().unwrap(), { id: 'plan' });
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title="Delete the plan?"
      description="This also removes the interview date and ends the calendar address. Your progress and your exercises stay."
    >
      <Row gap={3}>
        <Button variant="danger" isPending={isLoading} onClick={() => void deletePlan()}>
          Delete
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </Row>
    </Modal>
  );
}
