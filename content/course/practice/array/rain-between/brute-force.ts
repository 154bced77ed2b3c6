/** Adds the days of each question. */
export function bruteForce(rain: readonly number[], questions: readonly (readonly number[])[]): number[] {
  return questions.map(([from = 0, to = 0]) => rain.slice(from, to + 1).reduce((sum, day) => sum + day, 0));
}
