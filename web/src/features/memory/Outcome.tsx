import type { ReviewOutcome } from '@dryrun/contracts/memory';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { dayPhrase } from './memoryDays.ts';

interface OutcomeProps {
  readonly outcome: ReviewOutcome;
  /** Says if the answer was right, and why. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly actions?: ReactNode;
  readonly onNext: () => void;
}

/** The result of an answer, and when the exercise comes back. Next has the focus, so that Enter goes on. */
export function Outcome({ outcome, children, actions, onNext }: OutcomeProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <>
      <Alert tone={outcome.result === 'wrong' ? 'warn' : 'good'}>{children}</Alert>
      <Row gap={3}>
        <Button ref={next} variant="primary" onClick={onNext}>
          Next
        </Button>
        {actions}
        <Text>It comes back {dayPhrase(outcome.nextOn)}.</Text>
      </Row>
    </>
  );
}
