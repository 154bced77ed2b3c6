import type { AnswerSet, Chosen, Quiz } from '@dryrun/contracts/lesson-format';

/** For each question the numbers of the answers chosen, rising; empty while it is not answered. */
export type Answers = readonly (readonly number[])[];

export const emptyAnswers = (quiz: Quiz): Answers => quiz.questions.map(() => []);

/** The answers with one more press: a question with one answer changes it, one with several switches it on or off. */
export function pressed(
  answers: Answers,
  question: number,
  answer: number,
  isOneOfSeveral: boolean,
): Answers {
  return answers.map((chosen, i) => {
    if (i !== question) return chosen;
    if (!isOneOfSeveral) return [answer];
    return chosen.includes(answer)
      ? chosen.filter((one) => one !== answer)
      : [...chosen, answer].sort((a, b) => a - b);
  });
}

/** Whether a question asks for several answers at once: an answer set names several. */
export function takesSeveral(quiz: Quiz, question: number): boolean {
  return quiz.answerSets.some(({ indexes }) => Array.isArray(indexes[question]));
}

function matches(wanted: Chosen | undefined, chosen: readonly number[]): boolean {
  if (wanted === -1) return chosen.length > 0;
  const numbers = [wanted ?? []].flat();
  return numbers.length === chosen.length && numbers.every((number) => chosen.includes(number));
}

/** The first answer set that matches, undefined when none does. */
export function matchingSet(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  return quiz.answerSets.find(({ indexes }) => answers.every((chosen, i) => matches(indexes[i], chosen)));
}

/** The correct answer set that is nearest to the answers given: what is revealed. */
function nearestCorrect(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  const agreement = ({ indexes }: AnswerSet) =>
    answers.filter((chosen, i) => matches(indexes[i], chosen)).length;
  return quiz.answerSets
    .filter(({ isCorrect }) => isCorrect)
    .reduce<AnswerSet | undefined>(
      (best, one) => (best && agreement(best) >= agreement(one) ? best : one),
      undefined,
    );
}

/** The numbers of the right answers to a question, undefined when any will do or nothing is right or wrong. */
export function rightAnswers(quiz: Quiz, answers: Answers, question: number): readonly number[] | undefined {
  const wanted = nearestCorrect(quiz, answers)?.indexes[question];
  return wanted === undefined || wanted === -1 ? undefined : [wanted].flat();
}

/** Whether a question is answered as some correct answer set has it. */
export function isRight(quiz: Quiz, answers: Answers, question: number): boolean {
  const correct = quiz.answerSets.filter((set) => set.isCorrect);
  return (
    correct.length === 0 || correct.some(({ indexes }) => matches(indexes[question], answers[question] ?? []))
  );
}

/**
 * Why the answers to one question are wrong: the message of the first wrong answer set that speaks of this question
 * alone and matches. Undefined when the author gives no reason.
 */
export function reasonAgainst(quiz: Quiz, answers: Answers, question: number): string | undefined {
  const chosen = answers[question] ?? [];
  const isAbout = ({ isCorrect, indexes }: AnswerSet) =>
    !isCorrect && indexes.every((wanted, i) => (i === question ? wanted !== -1 : wanted === -1));
  return quiz.answerSets.find((set) => isAbout(set) && matches(set.indexes[question], chosen))?.message;
}
