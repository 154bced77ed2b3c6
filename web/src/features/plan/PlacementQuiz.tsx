import type { PlacementQuestion, PlacementResults } from '@dryrun/contracts/plan';
import type { Quiz } from '@dryrun/contracts/lesson-format';
import { useState } from 'react';
import { allowsMultiple, answerOrder, toggleAnswer, type Answers } from '../../shared/blocks/answers.ts';
import { QuizQuestion } from '../../shared/blocks/QuizQuestion.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import styles from './Plan.module.css';
import { useGetPlacementQuery, useSavePlacementMutation } from './planApi.ts';

interface PlacementQuizProps {
  readonly onClose: () => void;
}

/** A few questions over the patterns. Nothing is saved until the last answer. */
export function PlacementQuiz({ onClose }: PlacementQuizProps) {
  const { data, error, refetch } = useGetPlacementQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<readonly (readonly number[])[]>([]);
  const [save, { data: saved, error: saveError, isLoading }] = useSavePlacementMutation();
  const questions = data?.questions ?? [];
  const question = questions[chosen.length];
  const answer = (answers: readonly number[]) => {
    const all = [...chosen, answers];
    setChosen(all);
    if (all.length === questions.length) void send(all);
  };
  const send = (all: readonly (readonly number[])[]) =>
    save({
      body: { answers: questions.map(({ lessonId }, i) => ({ lessonId, chosen: [...(all[i] ?? [])] })) },
    });
  if (!data) return <Loading error={error} onRetry={refetch} lines={6} label="Loading the questions" />;
  if (saved) return <Results results={saved.results} onClose={onClose} />;
  if (saveError !== undefined || !question || isLoading) {
    const retry = () => send(chosen);
    return <Loading error={saveError} onRetry={retry} lines={6} label="Planning with your answers" />;
  }
  return (
    <Stack gap={4}>
      <ProgressBar value={chosen.length} max={questions.length} label="Questions answered" />
      <Question
        key={question.lessonId}
        question={question}
        title={`Question ${chosen.length + 1} of ${questions.length}`}
        onAnswer={answer}
        onClose={onClose}
      />
    </Stack>
  );
}

interface QuestionProps extends PlacementQuizProps {
  readonly question: PlacementQuestion;
  readonly title: string;
  /** Without answers if the learner does not know. */
  readonly onAnswer: (chosen: readonly number[]) => void;
}

function Question({ question, title, onAnswer, onClose }: QuestionProps) {
  const [answers, setAnswers] = useState<Answers>([[]]);
  const heading = useHeadingFocus();
  const quiz = toQuiz(question);
  const shown = quiz.questions[0];
  if (!shown) return null;
  const chosen = answers[0] ?? [];
  return (
    <Card padding={6}>
      <Section title={title} size="lg" gap={5} headingRef={heading} className={styles.quiz}>
        <Stack
          as="form"
          gap={5}
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen.length > 0) onAnswer(chosen);
          }}
        >
          <QuizQuestion
            quiz={quiz}
            question={shown}
            number={0}
            answers={answers}
            order={answerOrder(quiz, 0, 0)}
            isChecked={false}
            isSubmitted={false}
            isInstant={false}
            onSelect={(answer) => setAnswers(toggleAnswer(answers, 0, answer, allowsMultiple(quiz, 0)))}
          />
          <Row gap={3}>
            <Button type="submit" variant="primary" disabled={chosen.length === 0}>
              Next
            </Button>
            <Button onClick={() => onAnswer([])}>I don’t know</Button>
            <Button variant="quiet" onClick={onClose}>
              Stop
            </Button>
          </Row>
        </Stack>
      </Section>
    </Card>
  );
}

/** A quiz with this question whose right answers only the server knows. */
function toQuiz({
  lessonId,
  text,
  code,
  answers,
  keepOrder,
  allowsMultiple: isMultiple,
}: PlacementQuestion): Quiz {
  return {
    title: `Placement ${lessonId}`,
    type: 'QUIZ_MULTIPLE_ANSWERS',
    isCollapsed: false,
    questions: [{ text, answers, keepOrder, ...(code && { code }) }],
    answerSets: isMultiple ? [{ indexes: [[0]], message: '', isCorrect: false }] : [],
  };
}

function Results({ results, onClose }: PlacementQuizProps & { readonly results: PlacementResults }) {
  const heading = useHeadingFocus();
  const right = results.filter(({ isRight }) => isRight);
  const wrong = results.filter(({ isRight }) => !isRight);
  const list = (of: PlacementResults): string => of.map(({ pattern }) => pattern).join(', ');
  return (
    <Card padding={6}>
      <Section
        title={`${right.length} of ${results.length} right`}
        size="lg"
        gap={4}
        headingRef={heading}
        className={styles.quiz}
      >
        {wrong.length > 0 && <Text size="md">Comes earlier in your plan: {list(wrong)}.</Text>}
        {right.length > 0 && <Text size="md">Comes later: {list(right)}.</Text>}
        <div>
          <Button variant="primary" onClick={onClose}>
            Show my plan
          </Button>
        </div>
      </Section>
    </Card>
  );
}
