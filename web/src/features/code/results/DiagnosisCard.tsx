import type { Diagnosis } from '@dryrun/contracts/code';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { useDiagnoseSubmissionQuery, useReportDiagnosisMutation } from '../codeApi.ts';
import styles from './DiagnosisCard.module.css';

/** A question about the likely mistake of a failing submission. Shows nothing if the mistake is unknown. */
export function DiagnosisCard({ submissionId }: { readonly submissionId: string }) {
  const { currentData } = useDiagnoseSubmissionQuery({ params: { submissionId } });
  const diagnosis = currentData?.diagnosis;
  return diagnosis ? <LikelyMistake key={submissionId} {...{ submissionId, diagnosis }} /> : null;
}

interface LikelyMistakeProps {
  readonly submissionId: string;
  readonly diagnosis: Diagnosis;
}

function LikelyMistake({ submissionId, diagnosis }: LikelyMistakeProps) {
  const { mistake, question, cause, similarity } = diagnosis;
  const [isRevealed, setRevealed] = useState(false);
  const [reported, setReported] = useState<'helpful' | 'not-mine'>();
  const [report] = useReportDiagnosisMutation();
  const send = (outcome: 'revealed' | 'helpful' | 'not-mine') =>
    void report({ params: { submissionId }, body: { mistake, outcome } });
  const close = (outcome: 'helpful' | 'not-mine') => {
    setReported(outcome);
    send(outcome);
  };
  return (
    <section className={styles.card} aria-label="A question about your code">
      <MessageCircleQuestionMark size={18} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.question}>{question}</p>
        {isRevealed ? (
          <p role="status">
            Your code fails {similarity === 1 ? 'exactly' : 'much'} like a program that {cause}.
          </p>
        ) : (
          <p className={styles.hint}>Your answers look like those of a known mistake.</p>
        )}
        <Row gap={2}>
          {!isRevealed && (
            <Button
              size="sm"
              onClick={() => {
                setRevealed(true);
                send('revealed');
              }}
            >
              Show the likely mistake
            </Button>
          )}
          {isRevealed && !reported && (
            <>
              <Button size="sm" onClick={() => close('helpful')}>
                That is it
              </Button>
              <Button size="sm" variant="quiet" onClick={() => close('not-mine')}>
                Not my mistake
              </Button>
            </>
          )}
          {reported && (
            <p role="status" className={styles.hint}>
              {reported === 'helpful'
                ? 'Thank you. Correct it and submit again.'
                : 'Thank you. Step through your run to find your mistake.'}
            </p>
          )}
        </Row>
      </div>
    </section>
  );
}
