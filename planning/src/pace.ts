/** A problem that the learner solved, from the first edit to the approved submission. */
export interface SolvedTime {
  readonly minutes: number;
  readonly estimate: number;
}

/** How a learner's times relate to the estimates of the course. */
export interface Pace {
  readonly typical: number;
  readonly fast: number;
  readonly slow: number;
}

/** Below this, the learner's own times are chance. */
const fewestTimes = 3;

/** An assumption, until enough own times are known. */
export const unknownPace: Pace = { typical: 1, fast: 2 / 3, slow: 3 / 2 };

/** A longer or shorter time says more about breaks, or an earlier solution, than about the learner. */
const [smallestRatio, largestRatio] = [1 / 3, 3];

/** The median and the quartiles of the learner's own times. */
export function paceOf(times: readonly SolvedTime[]): Pace {
  if (times.length < fewestTimes) return unknownPace;
  const ratios = times
    .map(({ minutes, estimate }) => Math.min(Math.max(minutes / estimate, smallestRatio), largestRatio))
    .sort((a, b) => a - b);
  const quantile = (share: number): number => ratios[Math.round((ratios.length - 1) * share)] ?? 1;
  return { typical: quantile(0.5), fast: quantile(0.25), slow: quantile(0.75) };
}

export function expectedMinutes(estimate: number, { typical }: Pace): number {
  return Math.max(1, Math.round(estimate * typical));
}

/** The usual span, in steps of five minutes. */
export function minutesRange(estimate: number, { fast, slow }: Pace): { from: number; to: number } {
  const toStep = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);
  return { from: toStep(estimate * fast), to: toStep(estimate * slow) };
}
