import type { AnswerSet, ExpectedChoice, Quiz } from '@dryrun/contracts/lesson-format';

/** The selected answer numbers of each question, in ascending order. */
export type Answers = readonly (readonly number[])[];

export const emptyAnswers = (quiz: Quiz): Answers => quiz.questions.map(() => []);

/** Selects an answer. A second selection removes it if `isMultiple`. */
export function toggleAnswer(
  answers: Answers,
  question: number,
  answer: number,
  isMultiple: boolean,
): Answers {
  return answers.map((chosen, i) => {
    if (i !== question) return chosen;
    if (!isMultiple) return [answer];
    return chosen.includes(answer)
      ? chosen.filter((number) => number !== answer)
      : [...chosen, answer].sort((a, b) => a - b);
  });
}

/** True if any answer set contains a list for the question. */
export function allowsMultiple(quiz: Quiz, question: number): boolean {
  return quiz.answerSets.some(({ indexes }) => Array.isArray(indexes[question]));
}

function matches(expected: ExpectedChoice | undefined, chosen: readonly number[]): boolean {
  if (expected === -1) return chosen.length > 0;
  const numbers = [expected ?? []].flat();
  return numbers.length === chosen.length && numbers.every((number) => chosen.includes(number));
}

export function matchingSet(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  return quiz.answerSets.find(({ indexes }) => answers.every((chosen, i) => matches(indexes[i], chosen)));
}

/** The correct answer set that agrees with the most answers. */
function nearestCorrect(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  const agreement = ({ indexes }: AnswerSet) =>
    answers.filter((chosen, i) => matches(indexes[i], chosen)).length;
  return quiz.answerSets
    .filter(({ isCorrect }) => isCorrect)
    .reduce<AnswerSet | undefined>(
      (best, set) => (best && agreement(best) >= agreement(set) ? best : set),
      undefined,
    );
}

/** The correct answers to a question; undefined if any answer is accepted. */
export function correctAnswers(
  quiz: Quiz,
  answers: Answers,
  question: number,
): readonly number[] | undefined {
  const expected = nearestCorrect(quiz, answers)?.indexes[question];
  return expected === undefined || expected === -1 ? undefined : [expected].flat();
}

export function isAnsweredCorrectly(quiz: Quiz, answers: Answers, question: number): boolean {
  const correctSets = quiz.answerSets.filter((set) => set.isCorrect);
  const chosen = answers[question] ?? [];
  return correctSets.length === 0 || correctSets.some(({ indexes }) => matches(indexes[question], chosen));
}

/** The message of the first wrong answer set that matches and concerns only this question. */
export function explainWrong(quiz: Quiz, answers: Answers, question: number): string | undefined {
  const chosen = answers[question] ?? [];
  const isAbout = ({ isCorrect, indexes }: AnswerSet) =>
    !isCorrect && indexes.every((expected, i) => (i === question ? expected !== -1 : expected === -1));
  return quiz.answerSets.find((set) => isAbout(set) && matches(set.indexes[question], chosen))?.message;
}
