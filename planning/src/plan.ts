/** A lesson or problem that the learner has not done. */
export interface Work {
  /** The id of the lesson. */
  readonly id: number;
  readonly kind: 'lesson' | 'problem';
  readonly pattern: string;
  /** Estimated whole minutes that are left, at least 1. */
  readonly minutes: number;
  /** From 0 to 1. */
  readonly weakness: number;
  /** Of a problem: how often its pattern occurs in the course. A lesson is worth at least what needs it. */
  readonly weight: number;
  /** Ids of lessons that come before it. Those that are not in `work` are done or cannot be opened. */
  readonly needs: readonly number[];
  /** Parts of earlier days, if it was longer than a day. */
  readonly partsDone: number;
}

/** Short exercises that are due on a day. */
export interface DueReviews {
  readonly dueOn: string;
  readonly count: number;
  readonly secondsEach: number;
  /** They are due only because the interview is near, so the plan can omit them. */
  readonly isOptional: boolean;
}

/** A problem to solve again. */
export interface DueProblem {
  readonly id: number;
  readonly pattern: string;
  readonly minutes: number;
  readonly dueOn: string;
}

export interface PlannerInput {
  readonly today: string;
  readonly interviewOn: string;
  /** Of each weekday, from Monday. */
  readonly minutes: readonly number[];
  /** Study days are counted from this day. */
  readonly startedOn: string;
  /** Minutes of today that are used. */
  readonly used: { readonly total: number; readonly reviews: number };
  /** In the order of the courses. */
  readonly work: readonly Work[];
  readonly reviews: readonly DueReviews[];
  readonly problemsAgain: readonly DueProblem[];
  /** The last day on which a problem was solved again, and the last with a rehearsal. */
  readonly solvedAgainOn: string | null;
  readonly rehearsedOn: string | null;
  /** How many rehearsals the learner may start. */
  readonly rehearsalsLeft: number;
  /** The minutes of each day in the plan before days were missed. */
  readonly earlier: Readonly<Record<string, number>>;
}

/** The part of a lesson or problem that is longer than a day. */
interface Part {
  readonly number: number;
  readonly count: number;
}

export type PlannedItem =
  | {
      readonly kind: 'lesson' | 'problem';
      readonly id: number;
      readonly minutes: number;
      /** A solved problem, to be solved from an empty editor. */
      readonly isAgain?: true;
      readonly part?: Part;
    }
  | { readonly kind: 'reviews'; readonly count: number; readonly minutes: number }
  | { readonly kind: 'rehearsal'; readonly minutes: number };

export interface PlannedDay {
  readonly on: string;
  readonly items: readonly PlannedItem[];
}

export interface Plan {
  /** The days with items, from today to the day before the interview. */
  readonly days: readonly PlannedDay[];
  /** All that was due or open and has no place before the interview. `minutes` are what it would cost. */
  readonly notFitting: readonly PlannedItem[];
}
