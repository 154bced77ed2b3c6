import type { ReviewOutcome } from '@dryrun/contracts/memory';
import { useEffect, useRef, type ReactNode } from 'react';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { dayPhrase } from './memoryDays.ts';

interface OutcomeProps {
  readonly outcome: ReviewOutcome;
  /** Says if the answer was right, and why. */
  readonly children: ReactNode;
  /** The problem that the exercise belongs to, if there is one to open. */
  readonly problem?: { readonly coursePath: string; readonly lessonPath: string };
  readonly onNext: () => void;
}

/** The result of an answer, and when the exercise comes back. Next has the focus, so that Enter goes on. */
export function Outcome({ outcome, children, problem, onNext }: OutcomeProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <>
      <Alert tone={outcome.result === 'wrong' ? 'warn' : 'good'}>{children}</Alert>
      <Row gap={3}>
        <Button ref={next} variant="primary" onClick={onNext}>
          Next
        </Button>
        {problem && (
          <ButtonLink to={href.lesson(problem.coursePath, problem.lessonPath)} variant="quiet">
            Open the problem
          </ButtonLink>
        )}
        <Text>It comes back {dayPhrase(outcome.nextOn)}.</Text>
      </Row>
    </>
  );
}
