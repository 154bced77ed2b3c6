import { z } from 'zod';
import { day } from './day.ts';
import { endpoint } from './endpoint.ts';
import { choice } from './memory.ts';
import { requestBody, wholeNumber } from './request-field.ts';
import { noContent } from './responses.ts';
import { timeZone } from './time-zone.ts';

/** The interview is at most this many days ahead. The planner is tested up to a year. */
export const maxInterviewDays = 365;
/** Of one day. */
export const maxStudyMinutes = 480;

/** An estimate as a span. Missing where the minutes are certain, such as those of a part. */
const rangeSchema = z.object({ from: z.int(), to: z.int() });

const taskFields = {
  kind: z.enum(['lesson', 'problem']),
  lessonId: z.int(),
  coursePath: z.string(),
  lessonPath: z.string(),
  name: z.string(),
  minutes: z.int(),
  range: rangeSchema.optional(),
  /** A solved problem, to be solved from an empty editor. */
  isAgain: z.boolean(),
};
const reviewFields = { kind: z.literal('reviews'), count: z.int(), minutes: z.int() };
const rehearsalFields = { kind: z.literal('rehearsal'), minutes: z.int() };

const doneField = { isDone: z.boolean() };
/** Of an item that is longer than a day. */
const partField = { part: z.object({ number: z.int(), count: z.int() }).optional() };

const planItemSchema = z.discriminatedUnion('kind', [
  z.object({ ...taskFields, ...partField, ...doneField }),
  z.object({ ...reviewFields, ...doneField }),
  z.object({ ...rehearsalFields, ...doneField }),
]);
export type PlanItem = z.output<typeof planItemSchema>;

const unplannedSchema = z.discriminatedUnion('kind', [
  z.object(taskFields),
  z.object(reviewFields),
  z.object(rehearsalFields),
]);
export type UnplannedItem = z.output<typeof unplannedSchema>;

const planDaySchema = z.object({
  on: z.string(),
  items: z.array(planItemSchema),
  /** The sum of the items. */
  minutes: z.int(),
});
export type PlanDay = z.output<typeof planDaySchema>;

const planSchema = z.object({
  interviewOn: z.string(),
  /** The learner's day, in the time zone of the account. */
  today: z.string(),
  timeZone: z.string(),
  /** Of each weekday, from Monday. */
  minutes: z.array(z.int()),
  /** The days with items, from today on. Empty on the day of the interview and later. */
  days: z.array(planDaySchema),
  /** All that has no place before the interview. `minutes` are what it would cost. */
  notFitting: z.array(unplannedSchema),
  /** Whether days were missed, so that no day of the plan may grow by more than 20%. Saving the plan ends it. */
  isLimited: z.boolean(),
  /** Courses of the plan of which the learner can open only a part. */
  locked: z.array(z.object({ coursePath: z.string(), title: z.string(), lessons: z.int() })),
  placement: z.object({ right: z.int(), asked: z.int() }).optional(),
  /** Whether there is an address of a calendar feed. It is shown only once. */
  hasCalendar: z.boolean(),
});
export type Plan = z.output<typeof planSchema>;

/** `interviewOn` may be set without a plan. `timeZone` is that of the account. */
const planResponse = z.object({
  plan: planSchema.optional(),
  interviewOn: z.string().optional(),
  timeZone: z.string().optional(),
  /** Whether no course offers plans. Saving one is then 404 `practice_off`. */
  isOff: z.boolean().optional(),
});

/** The plan for the learner's day. The first call of a day computes it again. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/plan',
  access: 'user',
  response: planResponse,
});

const minutesError = 'minutes: enter whole numbers from 0 to 480, one for each weekday from Monday';

/**
 * Makes or changes the plan. The day of the interview and the time zone also hold for the learner's exercises. The
 * interview must be after today, at most 365 days ahead.
 */
export const savePlan = endpoint({
  method: 'PUT',
  path: '/plan',
  access: 'user',
  body: requestBody({
    interviewOn: day('interviewOn'),
    timeZone: timeZone('timeZone'),
    minutes: z
      .array(z.int(minutesError).min(0, minutesError).max(maxStudyMinutes, minutesError), minutesError)
      .length(7, minutesError)
      .refine(
        (minutes) => minutes.some((each) => each > 0),
        'minutes: enter minutes for at least one weekday',
      ),
  }),
  response: planResponse,
});

/** Deletes the plan, the day of the interview and the address of the calendar. */
export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/plan',
  access: 'user',
  ...noContent,
});

const questionSchema = z.object({
  /** The id of the lesson that the question is from. */
  lessonId: z.int(),
  text: z.string(),
  code: z.object({ java: z.string(), python: z.string(), cpp: z.string() }).partial().optional(),
  answers: z.array(z.string()),
  keepOrder: z.boolean(),
  allowsMultiple: z.boolean(),
});
export type PlacementQuestion = z.output<typeof questionSchema>;

/** One question for each pattern, from lessons that the learner can open. The right answers stay on the server. */
export const getPlacement = endpoint({
  method: 'GET',
  path: '/plan/placement',
  access: 'user',
  response: z.object({ questions: z.array(questionSchema) }),
});

const answersError = 'answers: must be a list of answers';

/** Grades the placement, replaces an earlier one and computes the plan again. An empty `chosen` is "I don't know". */
export const savePlacement = endpoint({
  method: 'POST',
  path: '/plan/placement',
  access: 'user',
  body: requestBody({
    answers: z
      .array(
        z.object(
          {
            lessonId: wholeNumber('lessonId'),
            chosen: choice('chosen'),
          },
          answersError,
        ),
        answersError,
      )
      .min(1, 'answers: answer at least 1 question')
      .max(50, 'answers: send at most 50 answers'),
  }),
  response: z.object({
    /** In the order of the questions. */
    results: z.array(z.object({ lessonId: z.int(), pattern: z.string(), isRight: z.boolean() })),
  }),
});
export type PlacementResults = z.output<typeof savePlacement.response>['results'];

/** Creates the secret address of the calendar feed, as a path. An earlier address ends. */
export const createCalendar = endpoint({
  method: 'POST',
  path: '/plan/calendar',
  access: 'user',
  response: z.object({ path: z.string() }),
});

/** Ends the address of the calendar feed. */
export const revokeCalendar = endpoint({
  method: 'DELETE',
  path: '/plan/calendar',
  access: 'user',
  ...noContent,
});

export const planContract = {
  getPlan,
  savePlan,
  deletePlan,
  getPlacement,
  savePlacement,
  createCalendar,
  revokeCalendar,
};
