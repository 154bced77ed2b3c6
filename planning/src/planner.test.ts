import { isDeepStrictEqual } from 'node:util';
import { builtInCourse } from '@dryrun/content/course/outline';
import { needsOfPath, patternOfPath } from '@dryrun/content/course/prerequisites';
import { rehearsalMinutes } from '@dryrun/contracts/rehearsal';
import { expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import fc from 'fast-check';
import { dayNumber, dayOf, weekday } from './days.ts';
import type { DueProblem, DueReviews, Plan, PlannedDay, PlannedItem, PlannerInput, Work } from './plan.ts';
import { valueOf } from './place-work.ts';
import { makePlan } from './planner.ts';

const lessons = flattenLessons(builtInCourse);
const idOf = new Map(lessons.map(({ urlPath, id }) => [urlPath, id]));
const courseWork = lessons.map(({ id, urlPath, isCodingProblem }) => ({
  id,
  kind: isCodingProblem ? ('problem' as const) : ('lesson' as const),
  pattern: patternOfPath(urlPath),
  needs: needsOfPath(urlPath).map((path) => idOf.get(path) ?? 0),
}));
const today = '2026-11-26'; // a Thursday
const first = dayNumber(today);

/** The built-in course with random times, weaknesses and progress. One number per lesson keeps it fast. */
const work: fc.Arbitrary<Work[]> = fc
  .array(fc.nat(0x7fffffff), { minLength: lessons.length, maxLength: lessons.length })
  .map((numbers) =>
    courseWork.flatMap((fixed, i): Work[] => {
      let number = numbers[i] ?? 0;
      const draw = (below: number): number => {
        const drawn = number % below;
        number = Math.floor(number / below);
        return drawn;
      };
      if (draw(2) === 0) return [];
      return [
        {
          ...fixed,
          minutes: 1 + draw(90),
          weakness: (1 + draw(19)) / 20,
          weight: 1 + draw(5),
          partsDone: draw(10) === 0 ? 1 : 0,
        },
      ];
    }),
  );

const dayWithin = (length: number) =>
  fc.integer({ min: -10, max: length }).map((days) => dayOf(first + days));

const person: fc.Arbitrary<PlannerInput> = fc
  .oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: fc.integer({ min: 41, max: 365 }) },
  )
  .chain((length) =>
    fc.record({
      today: fc.constant(today),
      interviewOn: fc.constant(dayOf(first + length)),
      minutes: fc
        .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 480 })), {
          minLength: 7,
          maxLength: 7,
        })
        .filter((minutes) => minutes.some((each) => each > 0)),
      startedOn: fc.integer({ min: 0, max: 30 }).map((days) => dayOf(first - days)),
      used: fc.oneof(
        { weight: 9, arbitrary: fc.constant({ total: 0, reviews: 0 }) },
        { weight: 1, arbitrary: fc.constant({ total: 25, reviews: 5 }) },
      ),
      work,
      reviews: fc.array(
        fc.record({
          dueOn: dayWithin(length),
          count: fc.integer({ min: 1, max: 20 }),
          secondsEach: fc.constantFrom(40, 60, 90, 180),
          isOptional: fc.boolean(),
        }),
        { maxLength: 12 },
      ),
      problemsAgain: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 100, max: 120 }),
          pattern: fc.constantFrom('Trees', 'Graphs', 'Stacks'),
          minutes: fc.constantFrom(20, 30, 45),
          dueOn: dayWithin(length),
        }),
        { maxLength: 4, selector: ({ id }) => id },
      ),
      solvedAgainOn: fc.option(fc.integer({ min: 0, max: 9 }).map((days) => dayOf(first - days))),
      rehearsedOn: fc.option(fc.integer({ min: 0, max: 9 }).map((days) => dayOf(first - days))),
      rehearsalsLeft: fc.constantFrom(0, 1, 1000),
      earlier: fc.constant({}),
    }),
  );

interface Planned {
  readonly input: PlannerInput;
  readonly plan: Plan;
}

const runs = 10_000;
const people: readonly Planned[] = fc.sample(person, { numRuns: runs, seed: 25 }).map((input) => {
  const { work: items, reviews, problemsAgain } = input;
  // A plan that changes its input throws.
  for (const each of [input, items, reviews, problemsAgain, ...items, ...reviews, ...problemsAgain])
    Object.freeze(each);
  return { input, plan: makePlan(input) };
});

/** Fails with the smallest person for which a rule does not hold. */
function expectOfAll(findViolation: (planned: Planned) => string | undefined): void {
  const violations = people.flatMap((planned) => {
    const violation = findViolation(planned);
    return violation === undefined ? [] : [{ violation, ...planned }];
  });
  const size = ({ input }: Planned): number => JSON.stringify(input).length;
  const smallest = violations.toSorted((a, b) => size(a) - size(b))[0];
  expect(smallest && JSON.stringify(smallest)).toBeUndefined();
  expect(people).toHaveLength(runs);
}

/** The days before an interview, with their numbers. Formatting and parsing them each time would take seconds. */
const dayNames = Array.from({ length: 365 }, (_, i) => dayOf(first + i));
const numbersOfDays = new Map(dayNames.map((day, i) => [day, first + i]));
const numberOf = (day: string): number => numbersOfDays.get(day) ?? dayNumber(day);

const minutesOn = ({ minutes }: PlannerInput, day: string): number => minutes[weekday(numberOf(day))] ?? 0;
const total = (items: readonly PlannedItem[]): number => items.reduce((sum, { minutes }) => sum + minutes, 0);
const isFinal = ({ interviewOn }: PlannerInput, day: string): boolean =>
  numberOf(interviewOn) - numberOf(day) <= 2;
const usedOn = ({ used }: PlannerInput, day: string): number => (day === today ? used.total : 0);
const reviewsOf = (items: readonly PlannedItem[]) => items.find((item) => item.kind === 'reviews');
type Task = Extract<PlannedItem, { readonly id: number }>;
const isTask = (item: PlannedItem): item is Task => item.kind === 'lesson' || item.kind === 'problem';

const itemsByDay = ({ days }: Plan) => new Map(days.map(({ on, items }) => [on, items]));

/** Everything that is planned, in order, with its day. */
const listAll = ({ days }: Plan) => days.flatMap(({ on, items }) => items.map((item) => ({ on, item })));

test('never exceeds the minutes of a day by more than 10%', () => {
  expectOfAll(({ input, plan }) =>
    plan.days
      .map(({ on, items }) => {
        const planned = total(items) + usedOn(input, on);
        return planned > minutesOn(input, on) * 1.1 + 1e-9 && total(items) > 0
          ? `${on}: ${planned}`
          : undefined;
      })
      .find(Boolean),
  );
});

test('plans days from today to the day before the interview, in order', () => {
  expectOfAll(({ input, plan }) => {
    const days = plan.days.map(({ on }) => on);
    const isOrdered = isDeepStrictEqual(days, [...new Set(days)].toSorted());
    const isInside = days.every((day) => day >= input.today && day < input.interviewOn);
    return isOrdered && isInside ? undefined : days.join(' ');
  });
});

test('gives due reviews at most 40% of a day, and never more than ten minutes', () => {
  expectOfAll(({ input, plan }) =>
    plan.days
      .map(({ on, items }) => {
        const reviews = (reviewsOf(items)?.minutes ?? 0) + (on === today ? input.used.reviews : 0);
        const share = isFinal(input, on) ? minutesOn(input, on) * 1.1 : minutesOn(input, on) * 0.4;
        return reviewsOf(items) && (reviews > share || reviews > 10) ? `${on}: ${reviews}` : undefined;
      })
      .find(Boolean),
  );
});

test('places every due review first, as soon as its share has room', () => {
  expectOfAll(({ input, plan }) => {
    const groups = input.reviews
      .toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional) || (a.dueOn < b.dueOn ? -1 : 1))
      .map((group) => ({ ...group }));
    const planned = itemsByDay(plan);
    for (const on of dayNames.slice(0, dayNumber(input.interviewOn) - first)) {
      const minutes = minutesOn(input, on);
      const share = isFinal(input, on) ? minutes : Math.floor(minutes * 0.4);
      const reviewed = on === today ? input.used.reviews : 0;
      const capacity = Math.floor((minutes * 11) / 10) - usedOn(input, on);
      let seconds = 60 * Math.max(0, Math.min(share - reviewed, 10 - reviewed, capacity));
      let count = 0;
      for (const group of groups) {
        if (group.dueOn > on) continue;
        const taken = Math.min(group.count, Math.floor(seconds / group.secondsEach));
        group.count -= taken;
        count += taken;
        seconds -= taken * group.secondsEach;
      }
      const items = planned.get(on) ?? [];
      if ((reviewsOf(items)?.count ?? 0) !== count) return `${on}: ${count}`;
      if (count > 0 && items[0]?.kind !== 'reviews') return `${on}: not first`;
    }
    const left = groups.filter(({ isOptional }) => !isOptional).reduce((sum, { count }) => sum + count, 0);
    return (reviewsOf(plan.notFitting)?.count ?? 0) === left ? undefined : `${left} left`;
  });
});

test('plans what a lesson or problem needs before it, and keeps the order of the course within a pattern', () => {
  expectOfAll(({ input, plan }) => {
    const ends = new Map<number, number>();
    const starts = new Map<number, number>();
    for (const [i, { item }] of listAll(plan).entries()) {
      if (!isTask(item) || item.isAgain) continue;
      ends.set(item.id, i);
      if (!starts.has(item.id)) starts.set(item.id, i);
    }
    return input.work
      .map(({ id, needs, pattern }, index) => {
        const start = starts.get(id);
        if (start === undefined) return undefined;
        const before = input.work
          .filter((other, i) => i < index && (needs.includes(other.id) || other.pattern === pattern))
          .find((other) => (ends.get(other.id) ?? Number.POSITIVE_INFINITY) >= start);
        return before && `${id} before ${before.id}`;
      })
      .find(Boolean);
  });
});

/** Each lesson and problem once, although it may have several parts. */
function listTasks({ input, plan }: Planned) {
  const patterns = new Map(input.work.map(({ id, pattern }) => [id, pattern]));
  const again = new Map(input.problemsAgain.map(({ id, pattern }) => [id, pattern]));
  const seen = new Set<number>();
  return listAll(plan).flatMap(({ on, item }) => {
    if (!isTask(item)) return [];
    const isRepeated = !item.isAgain && seen.has(item.id);
    if (!item.isAgain) seen.add(item.id);
    return [{ on, item, isRepeated, pattern: (item.isAgain ? again : patterns).get(item.id) }];
  });
}

test('never plans three of a pattern in a row on a day', () => {
  expectOfAll((planned) => {
    const tasks = listTasks(planned);
    const third = tasks.find(({ on, pattern }, i) => {
      const row = tasks.slice(i - 2, i);
      return i >= 2 && row.every((each) => each.on === on && each.pattern === pattern);
    });
    return third && `${third.on}: ${third.pattern}`;
  });
});

test('never plans three of a pattern in a row over days while an item of another pattern can be planned', () => {
  expectOfAll((planned) => {
    const tasks = listTasks(planned).filter(({ isRepeated }) => !isRepeated);
    const ends = new Map(listAll(planned.plan).map(({ item }, i) => [isTask(item) ? item.id : -1, i]));
    const order = listAll(planned.plan).map(({ item }) => item);
    return tasks
      .map(({ on, pattern, item }, i) => {
        if (i < 2 || tasks.slice(i - 2, i).some((each) => each.pattern !== pattern)) return undefined;
        const position = order.indexOf(item);
        const isDoneBefore = (id: number): boolean =>
          !planned.input.work.some((each) => each.id === id) || (ends.get(id) ?? Infinity) < position;
        const other = tasks.slice(i + 1).find(({ item: later, pattern: otherPattern }) => {
          if (later.isAgain || otherPattern === pattern) return false;
          const index = planned.input.work.findIndex((each) => each.id === later.id);
          const needs = planned.input.work[index]?.needs ?? [];
          const previous = planned.input.work.slice(0, index).filter((each) => each.pattern === otherPattern);
          return needs.every(isDoneBefore) && previous.every((each) => isDoneBefore(each.id));
        });
        return other && `${on}: ${item.id} of ${pattern}, though ${other.item.id} waits`;
      })
      .find(Boolean);
  });
});

test('chooses the most valuable item that fits, by weakness x weight / minutes', () => {
  expectOfAll(({ input, plan }) => {
    const values = valueOf(input.work);
    const byId = new Map(input.work.map((each) => [each.id, each]));
    const placed = new Set<number>();
    const row: string[] = [];
    for (const { on, items } of plan.days) {
      let used = total(items.filter((item) => !isTask(item)));
      const capacity = Math.floor((minutesOn(input, on) * 11) / 10) - usedOn(input, on);
      for (const item of items) {
        if (!isTask(item)) continue;
        const chosen = byId.get(item.id);
        if (!item.isAgain && chosen && item.minutes === chosen.minutes) {
          const isReady = (each: Work): boolean =>
            !placed.has(each.id) &&
            each.needs.every((id) => placed.has(id) || !byId.has(id)) &&
            input.work
              .slice(0, input.work.indexOf(each))
              .every((before) => before.pattern !== each.pattern || placed.has(before.id));
          const repeated = row.at(-1) === row.at(-2) ? row.at(-1) : undefined;
          const better = input.work.find(
            (each) =>
              each.pattern !== repeated &&
              each.minutes <= capacity - used &&
              (values.get(each) ?? 0) > (values.get(chosen) ?? 0) &&
              isReady(each), // last, because it is slow
          );
          if (better) return `${on}: ${chosen.id}, though ${better.id} is more valuable`;
        }
        used += item.minutes;
        if (item.isAgain) {
          const pattern = input.problemsAgain.find(({ id }) => id === item.id)?.pattern;
          if (pattern !== undefined) row.push(pattern);
          continue;
        }
        const isLast = !item.part || item.part.number === item.part.count;
        if (isLast) placed.add(item.id);
        if (chosen && (!item.part || item.part.number === chosen.partsDone + 1)) row.push(chosen.pattern);
      }
    }
    return undefined;
  });
});

test('plans a rehearsal on every fifth study day that has room, and on no other day before the last two', () => {
  expectOfAll(({ input, plan }) => {
    if (input.rehearsalsLeft < 1000) return undefined;
    let studyDays = 0;
    const planned = itemsByDay(plan);
    for (let number = dayNumber(input.startedOn); number < dayNumber(input.interviewOn); number += 1) {
      const on = dayOf(number);
      const minutes = minutesOn(input, on);
      if (minutes > 0) studyDays += 1;
      if (on < today || isFinal(input, on)) continue;
      const items = planned.get(on) ?? [];
      const room = Math.floor((minutes * 11) / 10) - usedOn(input, on) - (reviewsOf(items)?.minutes ?? 0);
      const isDue =
        minutes > 0 && studyDays % 5 === 0 && room >= rehearsalMinutes && on !== input.rehearsedOn;
      const rehearsals = items.filter(({ kind }) => kind === 'rehearsal').length;
      if (rehearsals !== (isDue ? 1 : 0)) return `${on}: ${rehearsals}`;
    }
    return undefined;
  });
});

test('plans no more rehearsals than the learner may start', () => {
  expectOfAll(({ input, plan }) => {
    const count = listAll(plan).filter(({ item }) => item.kind === 'rehearsal').length;
    const isListed = plan.notFitting.some(({ kind }) => kind === 'rehearsal');
    if (count > input.rehearsalsLeft) return `${count}`;
    return isListed && (count > 0 || input.rehearsalsLeft === 0) ? 'listed as not fitting' : undefined;
  });
});

test('leaves the last two days to reviews and one rehearsal', () => {
  expectOfAll(({ input, plan }) => {
    const items = plan.days.filter(({ on }) => isFinal(input, on)).flatMap((day) => day.items);
    const isOld = input.rehearsedOn !== null && isFinal(input, input.rehearsedOn);
    const rehearsals = items.filter(({ kind }) => kind === 'rehearsal').length;
    return items.some(isTask) || rehearsals > (isOld ? 0 : 1) ? JSON.stringify(items) : undefined;
  });
});

test('drops nothing: each lesson and problem is planned in full, with numbered parts, or listed with its cost', () => {
  expectOfAll(({ input, plan }) =>
    input.work
      .map(({ id, minutes, partsDone }) => {
        const parts = listAll(plan).flatMap(({ item }) =>
          isTask(item) && item.id === id && !item.isAgain ? [item] : [],
        );
        const listed = plan.notFitting.filter((item) => isTask(item) && item.id === id && !item.isAgain);
        if (parts.length === 0)
          return listed.length === 1 && total(listed) === minutes ? undefined : `${id}: lost`;
        if (listed.length > 0 || total(parts) !== minutes) return `${id}: ${total(parts)} of ${minutes}`;
        const numbers = parts.map(({ part }) => part?.number ?? 1);
        const count = partsDone + parts.length;
        const isNumbered = numbers.every((number, i) => number === partsDone + i + 1);
        const isCounted = count === 1 || parts.every(({ part }) => part?.count === count);
        return isNumbered && isCounted ? undefined : `${id}: ${JSON.stringify(parts)}`;
      })
      .find(Boolean),
  );
});

test('splits only what does not fit into a day as a whole', () => {
  expectOfAll(({ input, plan }) =>
    plan.days
      .map(({ on, items }) => {
        const before = total(items.filter((item) => !isTask(item)));
        const [task] = items.filter(isTask);
        const chosen = input.work.find(({ id }) => task && isTask(task) && !task.isAgain && id === task.id);
        if (!task || !isTask(task) || task.part?.number !== (chosen?.partsDone ?? 0) + 1) return undefined;
        if (!chosen || task.minutes === chosen.minutes) return undefined;
        const room = Math.floor((minutesOn(input, on) * 11) / 10) - usedOn(input, on) - before;
        return chosen.minutes <= room ? `${on}: ${chosen.id}` : undefined;
      })
      .find(Boolean),
  );
});

test('plans every problem to solve again, at most one a day and not before it is due, or lists it', () => {
  expectOfAll(({ input, plan }) => {
    const planned = listAll(plan).filter(({ item }) => isTask(item) && item.isAgain);
    const listed = plan.notFitting.filter((item) => isTask(item) && item.isAgain);
    if (planned.length + listed.length !== input.problemsAgain.length) return 'lost';
    const early = planned.find(
      ({ on, item }) =>
        !input.problemsAgain.some(({ id, dueOn }) => isTask(item) && id === item.id && dueOn <= on),
    );
    return early || new Set(planned.map(({ on }) => on)).size < planned.length ? 'early or two' : undefined;
  });
});

/** A week passes in which nothing is done. Reviews that were due stay due. */
function missWeek({ input, plan }: Planned): PlannerInput {
  const totals = plan.days.map(({ on, items }): [string, number] => [on, total(items)]);
  return {
    ...input,
    today: dayOf(first + 7),
    used: { total: 0, reviews: 0 },
    earlier: Object.fromEntries(totals.filter(([on]) => on >= dayOf(first + 7))),
  };
}

test('raises no day by more than 20% after a missed week, and loses nothing', () => {
  let raised = 0;
  expectOfAll((planned) => {
    if (dayNumber(planned.input.interviewOn) <= first + 7 || planned.input.used.total > 0) return undefined;
    const later = missWeek(planned);
    const plan = makePlan(later);
    const before = new Map(planned.plan.days.map(({ on, items }) => [on, total(items)]));
    for (const { on, items } of plan.days) {
      const earlier = before.get(on) ?? 0;
      if (total(items) > earlier) raised += 1;
      if (earlier > 0 && total(items) > earlier * 1.2) return `${on}: ${earlier} to ${total(items)}`;
      if (total(items) > minutesOn(later, on) * 1.1) return `${on}: ${total(items)}`;
    }
    const ids = new Set(
      [...listAll(plan).map(({ item }) => item), ...plan.notFitting].map((item) =>
        isTask(item) && !item.isAgain ? item.id : 0,
      ),
    );
    return later.work.find(({ id }) => !ids.has(id)) && 'lost';
  });
  expect(raised).toBeGreaterThan(runs);
});

test('is deterministic', () => {
  expectOfAll(({ input, plan }) =>
    JSON.stringify(makePlan(input)) === JSON.stringify(plan) ? undefined : 'differs',
  );
});

test('plans a year in 20 ms', () => {
  const { input } = people.find(({ input: { work: items } }) => items.length > 25) ?? people[0] ?? fail();
  const year: PlannerInput = {
    ...input,
    interviewOn: dayOf(first + 365),
    minutes: [12, 12, 12, 12, 12, 12, 12],
    reviews: Array.from({ length: 365 }, (_, i) => ({
      dueOn: dayOf(first + i),
      count: 3,
      secondsEach: 40,
      isOptional: false,
    })),
  };
  makePlan(year);
  const times = Array.from({ length: 20 }, () => {
    const startedAt = process.cpuUsage();
    makePlan(year);
    const { user, system } = process.cpuUsage(startedAt); // other processes may slow the clock's time down
    return (user + system) / 1000;
  }).toSorted((a, b) => a - b);
  expect(times[10]).toBeLessThan(20);
});

function fail(): never {
  throw new Error('there are no people');
}

const lesson = (id: number, change: Partial<Work> = {}): Work => ({
  id,
  kind: 'lesson',
  pattern: `pattern ${id}`,
  minutes: 15,
  weakness: 0.5,
  weight: 1,
  needs: [],
  partsDone: 0,
  ...change,
});

const simple: PlannerInput = {
  today,
  interviewOn: dayOf(first + 6),
  minutes: [30, 30, 30, 30, 30, 30, 30],
  startedOn: today,
  used: { total: 0, reviews: 0 },
  work: [],
  reviews: [],
  problemsAgain: [],
  solvedAgainOn: null,
  rehearsedOn: null,
  rehearsalsLeft: 0,
  earlier: {},
};

const planOf = (change: Partial<PlannerInput>): readonly PlannedDay[] =>
  makePlan({ ...simple, ...change }).days;

test('splits a problem of 45 minutes over two days of 30', () => {
  expect(planOf({ work: [lesson(1, { kind: 'problem', minutes: 45 })] })).toEqual([
    { on: '2026-11-26', items: [{ kind: 'problem', id: 1, minutes: 23, part: { number: 1, count: 2 } }] },
    { on: '2026-11-27', items: [{ kind: 'problem', id: 1, minutes: 22, part: { number: 2, count: 2 } }] },
  ]);
});

test('goes on with a problem that was begun on an earlier day', () => {
  const begun = lesson(2, { kind: 'problem', minutes: 25, weakness: 0.1, partsDone: 1 });
  expect(planOf({ work: [lesson(1), begun] })[0]?.items).toEqual([
    { kind: 'problem', id: 2, minutes: 25, part: { number: 2, count: 2 } },
  ]);
});

test('puts the weaker pattern first', () => {
  const items = planOf({ work: [lesson(1), lesson(2, { weakness: 0.9 }), lesson(3)] })[0]?.items;
  expect(items?.map((item) => (isTask(item) ? item.id : 0))).toEqual([2, 1]);
});

test('puts a lesson first if a weak pattern needs it', () => {
  const items = planOf({ work: [lesson(1), lesson(2), lesson(3, { weakness: 0.9, needs: [2] })] })[0]?.items;
  expect(items?.map((item) => (isTask(item) ? item.id : 0))).toEqual([2, 3]);
});

test('mixes patterns, and spreads the last pattern over days', () => {
  const trees = [1, 2, 3, 4].map((id) => lesson(id, { pattern: 'Trees', minutes: 5, weakness: 0.9 }));
  const days = planOf({ work: [...trees, lesson(5, { minutes: 5 })] });
  expect(days.map(({ items }) => items.map((item) => (isTask(item) ? item.id : 0)))).toEqual([
    [1, 2, 5, 3, 4],
  ]);
  const alone = planOf({ work: trees });
  expect(alone.map(({ items }) => items.map((item) => (isTask(item) ? item.id : 0)))).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('has only reviews and a rehearsal before an interview tomorrow', () => {
  const reviews: DueReviews[] = [{ dueOn: today, count: 4, secondsEach: 90, isOptional: false }];
  const change = { interviewOn: dayOf(first + 1), work: [lesson(1)], reviews, rehearsalsLeft: 1 };
  const minutes = [60, 60, 60, 60, 60, 60, 60];
  expect(makePlan({ ...simple, ...change, minutes })).toEqual({
    days: [
      {
        on: today,
        items: [
          { kind: 'reviews', count: 4, minutes: 6 },
          { kind: 'rehearsal', minutes: 45 },
        ],
      },
    ],
    notFitting: [{ kind: 'lesson', id: 1, minutes: 15 }],
  });
});

test('lists a rehearsal that no day has time for', () => {
  expect(makePlan({ ...simple, rehearsalsLeft: 1 }).notFitting).toEqual([{ kind: 'rehearsal', minutes: 45 }]);
});

test('waits with a problem to solve again until 40% of the minutes pay for it', () => {
  const problemsAgain: DueProblem[] = [{ id: 1, pattern: 'Trees', minutes: 30, dueOn: today }];
  expect(planOf({ problemsAgain }).map(({ on }) => on)).toEqual(['2026-11-28']);
  expect(planOf({ problemsAgain, solvedAgainOn: '2026-11-20' }).map(({ on }) => on)).toEqual([today]);
});

test('plans nothing on the day of the interview or later', () => {
  expect(makePlan({ ...simple, interviewOn: today, work: [lesson(1)] })).toEqual({
    days: [],
    notFitting: [{ kind: 'lesson', id: 1, minutes: 15 }],
  });
});
