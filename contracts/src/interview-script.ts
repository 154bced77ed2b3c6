import { z } from 'zod';

const sentence = z.string().trim().min(10).max(240);

const questionSchema = z.strictObject({
  ask: sentence.endsWith('?'),
  /** Other words by which a search should find the question. */
  also: z.array(z.string().trim().min(3)).default([]),
  answer: sentence,
  /** Whether the answer decides how to solve the problem. The others are decoys. */
  matters: z.boolean().default(false),
});

/** Follow-up questions of a problem. A rehearsal asks one of them. */
export const followUpCount = 3;

/** Spoken after the code, with what a good answer contains. */
export const followUpsSchema = z
  .array(z.strictObject({ ask: sentence.endsWith('?'), answer: z.string().trim().min(40).max(600) }))
  .length(followUpCount);
export type FollowUp = z.output<typeof followUpsSchema>[number];

export const interviewScriptSchema = z.strictObject({
  /** The task as an interviewer states it: without its title, constraints and pattern. */
  task: z.string().trim().min(60).max(700),
  /** Answered when the candidate asks. */
  questions: z.array(questionSchema).min(10).max(14),
  followUps: followUpsSchema,
});

/** The interviewer's part in a rehearsal. Server only: reveals constraints that the candidate has to ask for. */
export type InterviewScript = z.output<typeof interviewScriptSchema>;
