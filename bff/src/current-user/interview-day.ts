import { maxInterviewDays } from '@dryrun/contracts/plan';
import { dayNumber } from '@dryrun/planning/days';
import { type ApiError, fieldError } from '../platform/error.ts';

/**
 * Exercises and plan share the day, so both check the same rule. Days are such as `2026-12-24`.
 * Throws `invalid_request` unless the interview is after today, at most 365 days ahead.
 */
export function requireInterviewDay(interviewOn: string, today: string): void {
  const days = dayNumber(interviewOn) - dayNumber(today);
  const refuse = (rule: string): ApiError =>
    fieldError('invalid_request', 'interviewOn', `interviewOn: ${rule}`);
  if (days < 0) throw refuse('this day is over. Choose a day after today');
  if (days === 0) throw refuse('today leaves no day to plan. Choose a day after today');
  if (days > maxInterviewDays) throw refuse(`choose a day within the next ${maxInterviewDays} days`);
}
