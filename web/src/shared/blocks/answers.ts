import type { AnswerSet, Quiz } from '@dryrun/contracts/lesson-format';
import { isCorrectChoice, matchesChoice, quizIdOf } from '@dryrun/contracts/quiz-grading';

/** The selected answer numbers of each question, in ascending order. */
export type Answers = readonly (readonly number[])[];

export const emptyAnswers = (quiz: Quiz): Answers => quiz.questions.map(() => []);

/** The display order of a question's answers. Not random, because server and client must render the same. */
export function answerOrder(quiz: Quiz, question: number, attempt: number): readonly number[] {
  const { answers = [], keepOrder } = quiz.questions[question] ?? {};
  const remaining = [...answers.keys()];
  if (keepOrder) return remaining;
  // Decodes a permutation's number (factorial number system). 7919 is a prime, so consecutive attempts differ.
  let code = hash(`${quizIdOf(quiz)} ${question}`) + attempt * 7919;
  return answers.map(() => {
    const size = remaining.length;
    const [next = 0] = remaining.splice(code % size, 1);
    code = Math.floor(code / size);
    return next;
  });
}

/** FNV-1a with a final mix, because the permutation depends on the low bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

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

export function matchingSet(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  return quiz.answerSets.find(({ indexes }) =>
    answers.every((chosen, i) => matchesChoice(indexes[i], chosen)),
  );
}

/** The correct answer set that agrees with the most answers. */
function nearestCorrect(quiz: Quiz, answers: Answers): AnswerSet | undefined {
  const agreement = ({ indexes }: AnswerSet) =>
    answers.filter((chosen, i) => matchesChoice(indexes[i], chosen)).length;
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
  return isCorrectChoice(quiz, question, answers[question] ?? []);
}

/** The message of the first wrong answer set that matches and concerns only this question. */
export function explainWrong(quiz: Quiz, answers: Answers, question: number): string | undefined {
  const chosen = answers[question] ?? [];
  const isAbout = ({ isCorrect, indexes }: AnswerSet) =>
    !isCorrect && indexes.every((expected, i) => (i === question ? expected !== -1 : expected === -1));
  return quiz.answerSets.find((set) => isAbout(set) && matchesChoice(set.indexes[question], chosen))?.message;
}
