import type { ExpectedChoice, Quiz } from './lesson-format.ts';

/** Identifies a quiz within its lesson. */
export const quizIdOf = ({ id, title }: Pick<Quiz, 'id' | 'title'>): string => id ?? title;

export function matchesChoice(expected: ExpectedChoice | undefined, chosen: readonly number[]): boolean {
  if (expected === -1) return chosen.length > 0;
  const numbers = [expected ?? []].flat();
  return numbers.length === chosen.length && numbers.every((number) => chosen.includes(number));
}

/** True if a correct answer set has these answers for the question, or if the quiz accepts every answer. */
export function isCorrectChoice(
  { answerSets }: Pick<Quiz, 'answerSets'>,
  question: number,
  chosen: readonly number[],
): boolean {
  const correctSets = answerSets.filter((set) => set.isCorrect);
  return (
    correctSets.length === 0 || correctSets.some(({ indexes }) => matchesChoice(indexes[question], chosen))
  );
}
