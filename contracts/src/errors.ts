import { z } from 'zod';

/**
 * Every error the server can name. The message is safe to show to a person; the client acts on the
 * status only (401 logs out, 404 shows the not-found page, 429 waits).
 */
export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  invalid_input: { status: 400, message: 'The test case is not valid.' },
  code_empty: { status: 400, message: 'Code is empty.' },
  code_too_long: { status: 400, message: 'Code is too long.' },
  code_has_null_byte: { status: 400, message: 'typedCode: a null byte is not allowed.' },
  wrong_credentials: { status: 401, message: 'Wrong e-mail or password.' },
  not_logged_in: { status: 401, message: 'You need to log in.' },
  course_not_owned: { status: 403, message: 'Buy this course to start learning.' },
  access_ended: { status: 403, message: 'Your access to this course has ended.' },
  email_not_confirmed: { status: 403, message: 'Please confirm your e-mail first.' },
  admins_only: { status: 403, message: 'Only admins may do this.' },
  not_found: { status: 404, message: 'Not found.' },
  question_not_found: { status: 404, message: 'questionId: there is no such question in this course.' },
  course_not_found: { status: 404, message: 'courseId: there is no such course.' },
  lesson_not_found: { status: 404, message: 'lessonId: there is no such lesson.' },
  run_not_found: { status: 404, message: 'There is no such run.' },
  submission_not_found: { status: 404, message: 'There is no such submission.' },
  method_not_allowed: { status: 405, message: 'This address does not take this method.' },
  already_judging: {
    status: 409,
    message: 'Your earlier code for this question is still being judged. Please wait for its result.',
  },
  too_many_judging: {
    status: 409,
    message: 'Three of your programs are still being judged. Please wait for a result.',
  },
  body_too_large: { status: 413, message: 'The request is too large.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  internal: { status: 500, message: 'Oops! Something went wrong. Please try again!' },
  unavailable: { status: 503, message: 'The service is starting or overloaded. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** What goes over the wire for every failed call. `fields` maps a field's path to its fault. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
