import { dayNumber, weekday } from './days.ts';
import { addItem, type DraftDay } from './draft-day.ts';
import type { DueProblem, PlannerInput, Work } from './plan.ts';
import { splitWork, type SplitPart } from './split-work.ts';

interface LeftWork {
  readonly workLeft: readonly Work[];
  readonly againLeft: readonly DueProblem[];
}

/** Places lessons and problems on days before the final ones. Returns what has no place. */
export function placeWork(days: readonly DraftDay[], input: PlannerInput): LeftWork {
  const queue = createQueue(input.work);
  const again = createAgain(input);
  /** The patterns of the items so far. */
  const row: string[] = [];
  const roomFrom = listRoomFrom(days);
  let parts: readonly SplitPart[] = [];
  let started: Work | undefined;
  for (const [i, day] of days.entries()) {
    /** The patterns of today's items. */
    const today: string[] = [];
    if (started) {
      const number = parts.findIndex((part) => part.day === day) + 1;
      if (number > 0) {
        addPart(day, started, parts, number);
        today.push(started.pattern);
      }
      if (number < parts.length) continue;
      queue.markPlaced(started);
      started = undefined;
    }
    const solved = again.take(day, row);
    if (solved) [row, today].forEach((list) => list.push(solved.pattern));
    const tooLong = new Set<Work>();
    for (;;) {
      const allowed = allowedNext(queue.listReady(), row, today).filter((item) => !tooLong.has(item));
      const fitting = allowed.find(({ minutes }) => minutes <= day.capacity - day.used);
      if (fitting) {
        addWork(day, fitting);
        queue.markPlaced(fitting);
        [row, today].forEach((list) => list.push(fitting.pattern));
        continue;
      }
      const [best] = allowed;
      if (!best || today.length > 0) break;
      const split = best.minutes <= (roomFrom[i] ?? 0) ? splitWork(best, days, i) : 'never';
      if (split === 'never') {
        queue.giveUp(best);
        continue;
      }
      if (split === 'not-today') {
        tooLong.add(best);
        continue;
      }
      parts = split;
      started = best;
      addPart(day, best, parts, 1);
      row.push(best.pattern);
      break;
    }
  }
  return { workLeft: queue.listLeft(), againLeft: again.listLeft() };
}

/** The free minutes of each day and all later ones, before any work is placed. */
function listRoomFrom(days: readonly DraftDay[]): readonly number[] {
  const room = days.map(({ capacity, used }) => Math.max(0, capacity - used));
  for (let i = room.length - 2; i >= 0; i -= 1) room[i] = (room[i] ?? 0) + (room[i + 1] ?? 0);
  return room;
}

function addWork(day: DraftDay, { kind, id, minutes, partsDone }: Work): void {
  const part = partsDone > 0 ? { part: { number: partsDone + 1, count: partsDone + 1 } } : {};
  addItem(day, { kind, id, minutes, ...part });
}

function addPart(
  day: DraftDay,
  { kind, id, partsDone }: Work,
  parts: readonly SplitPart[],
  number: number,
): void {
  const part = { number: partsDone + number, count: partsDone + parts.length };
  addItem(day, { kind, id, minutes: parts[number - 1]?.minutes ?? 0, part });
}

/**
 * Never three items of a pattern in a row while another pattern waits, and never on one day. On the next day, a third may
 * follow if only this pattern is left.
 */
function allowedNext(
  ready: readonly Work[],
  row: readonly string[],
  today: readonly string[],
): readonly Work[] {
  const repeated = repeatedPattern(row);
  const others = ready.filter(({ pattern }) => pattern !== repeated);
  if (others.length > 0) return others;
  return repeatedPattern(today) === undefined ? ready : [];
}

/** The pattern of the last two items. */
function repeatedPattern(patterns: readonly string[]): string | undefined {
  return patterns.at(-1) === patterns.at(-2) ? patterns.at(-1) : undefined;
}

/** Within a pattern, the order of the course holds, and an item waits for what it needs. */
function createQueue(work: readonly Work[]) {
  const needs = listNeeds(work);
  const values = valueOf(work, needs);
  const waiting = work.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  const left = new Set(work);
  /** Undefined after a change of `waiting` or `left`. */
  let ready: readonly Work[] | undefined;
  const remove = (item: Work): void => {
    waiting.splice(waiting.indexOf(item), 1);
    ready = undefined;
  };
  return {
    /** The most valuable first. */
    listReady: () =>
      (ready ??= waiting.filter((item) => needs.get(item)?.every((needed) => !left.has(needed)))),
    markPlaced(item: Work): void {
      remove(item);
      left.delete(item);
    },
    /** The item stays left, and so does what needs it. */
    giveUp: remove,
    listLeft: () => [...left],
  };
}

/** Lists for each item the lessons that it needs and the previous item of its pattern. */
function listNeeds(work: readonly Work[]): ReadonlyMap<Work, readonly Work[]> {
  const byId = new Map<number, Work>();
  const lastOf = new Map<string, Work>();
  return new Map(
    work.map((item) => {
      const needed = [lastOf.get(item.pattern), ...item.needs.map((id) => byId.get(id))];
      byId.set(item.id, item);
      lastOf.set(item.pattern, item);
      return [item, [...new Set(needed.filter((each) => each !== undefined))]];
    }),
  );
}

/**
 * Weakness x weight / minutes, and for a lesson at least the value of what needs it. An item that was begun is worth most.
 * Equal values keep the order of the course.
 */
export function valueOf(work: readonly Work[], needs = listNeeds(work)): ReadonlyMap<Work, number> {
  const values = new Map(
    work.map((item) => {
      const { weakness, weight, minutes, partsDone } = item;
      return [item, partsDone > 0 ? Number.POSITIVE_INFINITY : (weakness * weight) / minutes];
    }),
  );
  for (const item of work.toReversed()) {
    const value = values.get(item) ?? 0;
    for (const needed of needs.get(item) ?? []) values.set(needed, Math.max(values.get(needed) ?? 0, value));
  }
  return values;
}

/**
 * Problems to solve again, at most one a day and the longest due first. Each waits until 40% of the minutes since the last
 * one pay for it, so that they do not displace new problems.
 */
function createAgain({ problemsAgain, solvedAgainOn, startedOn, minutes }: PlannerInput) {
  const waiting = problemsAgain
    .map((problem) => ({ problem, due: dayNumber(problem.dueOn) }))
    .sort((a, b) => a.due - b.due || a.problem.id - b.problem.id);
  let last = solvedAgainOn === null ? dayNumber(startedOn) - 1 : dayNumber(solvedAgainOn);
  const saved = (until: number): number => {
    let sum = 0;
    for (let number = last + 1; number <= until; number += 1) sum += minutes[weekday(number)] ?? 0;
    return (sum * 2) / 5;
  };
  return {
    take(day: DraftDay, row: readonly string[]): DueProblem | undefined {
      if (waiting.length === 0) return undefined;
      const budget = Math.min(saved(day.number), day.capacity - day.used);
      const index = waiting.findIndex(
        ({ problem, due }) =>
          due <= day.number && problem.minutes <= budget && problem.pattern !== repeatedPattern(row),
      );
      const problem = index < 0 ? undefined : waiting.splice(index, 1)[0]?.problem;
      if (!problem) return undefined;
      last = day.number;
      addItem(day, { kind: 'problem', id: problem.id, minutes: problem.minutes, isAgain: true });
      return problem;
    },
    listLeft: (): readonly DueProblem[] => waiting.map(({ problem }) => problem),
  };
}
