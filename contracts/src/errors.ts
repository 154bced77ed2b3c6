import { z } from 'zod';

/**
 * Every error the server can name. The message is safe to show to a person; the client acts on the
 * status only (401 logs out, 404 shows the not-found page, 429 waits).
 */
export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  own_comment_report: { status: 400, message: 'You cannot report your own comment.' },
  invalid_input: { status: 400, message: 'The test case is not valid.' },
  code_empty: { status: 400, message: 'Code is empty.' },
  code_too_long: { status: 400, message: 'Code is too long.' },
  code_has_null_byte: { status: 400, message: 'typedCode: a null byte is not allowed.' },
  captcha_failed: { status: 400, message: 'Failed to verify ReCAPTCHA. Please try again.' },
  link_not_valid: { status: 400, message: 'This link is no longer valid. Please request a new one.' },
  link_expired: { status: 400, message: 'This link has expired. We can send you a new one.' },
  wrong_password: { status: 400, message: 'password: the password is wrong.' },
  weak_password: { status: 400, message: 'password: this password is too easy to guess. Choose another.' },
  wrong_email: { status: 400, message: 'email: this is not the e-mail of your account.' },
  image_not_readable: { status: 400, message: 'image: this is not a picture that we can read.' },
  course_not_sold: { status: 400, message: 'coursesIds: there is no such course.' },
  promo_not_usable: { status: 400, message: 'Invalid promo code.' },
  webhook_not_signed: { status: 400, message: 'The signature is not valid.' },
  wrong_credentials: { status: 401, message: 'Wrong e-mail or password.' },
  not_logged_in: { status: 401, message: 'You need to log in.' },
  course_not_owned: { status: 403, message: 'Buy this course to start learning.' },
  access_ended: { status: 403, message: 'Your access to this course has ended.' },
  email_not_confirmed: { status: 403, message: 'Please confirm your e-mail first.' },
  account_deleting: {
    status: 403,
    message: 'This account will be deleted. Use the link in our e-mail to keep it.',
  },
  login_refused: { status: 403, message: 'This login was refused.' },
  login_again: { status: 403, message: 'Please log in again to confirm that it is you.' },
  comment_not_yours: { status: 403, message: 'You can only change your own comments.' },
  comment_ban: { status: 403, message: 'You may not comment here.' },
  admins_only: { status: 403, message: 'Only admins may do this.' },
  not_found: { status: 404, message: 'Not found.' },
  question_not_found: { status: 404, message: 'questionId: there is no such question in this course.' },
  course_not_found: { status: 404, message: 'courseId: there is no such course.' },
  lesson_not_found: { status: 404, message: 'lessonId: there is no such lesson.' },
  session_not_found: { status: 404, message: 'There is no such session.' },
  export_not_found: { status: 404, message: 'There is no export to download.' },
  provider_not_configured: { status: 404, message: 'This login is not available here.' },
  post_not_found: { status: 404, message: 'postId: there is no such post.' },
  comment_not_found: { status: 404, message: 'There is no such comment.' },
  parent_comment_not_found: { status: 404, message: 'parentCommentId: there is no such comment.' },
  account_not_found: { status: 404, message: 'There is no such account.' },
  mail_not_found: { status: 404, message: 'There is no such mail.' },
  no_such_payment: { status: 404, message: 'There is no such payment.' },
  commenter_not_found: { status: 404, message: 'There is no such account.' },
  run_not_found: { status: 404, message: 'There is no such run.' },
  submission_not_found: { status: 404, message: 'There is no such submission.' },
  invalid_promo_code: { status: 404, message: 'Invalid promo code.' },
  promo_code_expired: { status: 404, message: 'This promo code has expired.' },
  promo_code_used_up: { status: 404, message: 'This promo code has reached its limit.' },
  payment_not_found: { status: 404, message: 'Missing payment information. Please try again.' },
  refund_not_found: { status: 404, message: 'There is no such refund request.' },
  invoice_not_found: { status: 404, message: 'There is no such invoice.' },
  method_not_allowed: { status: 405, message: 'This address does not take this method.' },
  already_judging: {
    status: 409,
    message: 'Your earlier code for this question is still being judged. Please wait for its result.',
  },
  too_many_judging: {
    status: 409,
    message: 'Three of your programs are still being judged. Please wait for a result.',
  },
  password_missing: {
    status: 409,
    message: 'Your account has no password yet. Use account recovery to set one.',
  },
  login_already_linked: { status: 409, message: 'This login already belongs to another account.' },
  last_login: { status: 409, message: 'This is your only way to log in. Set a password first.' },
  course_already_owned: { status: 409, message: 'You already own this course.' },
  payment_under_way: {
    status: 409,
    message: 'Your earlier payment for this course is still being confirmed. Please wait for it.',
  },
  promo_code_exists: { status: 409, message: 'code: there is such a promo code already.' },
  refund_too_late: { status: 409, message: 'The 7 days for a refund are over.' },
  refund_already_requested: { status: 409, message: 'A refund of this payment was already requested.' },
  nothing_to_refund: { status: 409, message: 'There is nothing to refund in this payment.' },
  refund_already_decided: { status: 409, message: 'This refund request was already decided.' },
  refund_waits: { status: 409, message: 'The buyer has asked for a refund: decide on that request.' },
  refund_under_way: { status: 409, message: 'The money of this payment is on its way back already.' },
  already_confirmed: { status: 409, message: 'This e-mail is confirmed already.' },
  no_access_to_end: { status: 409, message: 'This person has no access to this course now.' },
  enrolment_unchanged: { status: 409, message: 'Access ends on that day already.' },
  mail_not_retried: { status: 409, message: 'Only a mail that failed or was dropped can be sent again.' },
  mail_not_dropped: { status: 409, message: 'Only a mail that waits or has failed can be dropped.' },
  only_approved_measured: { status: 409, message: 'Only an approved submission can be measured.' },
  already_measuring: {
    status: 409,
    message: 'Another submission of yours is still being measured. Please wait for its result.',
  },
  complexity_not_found: { status: 404, message: 'This submission has not been measured.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  internal: { status: 500, message: 'Oops! Something went wrong. Please try again!' },
  payments_closed: { status: 503, message: 'Card payments are not set up here yet. Nothing was charged.' },
  card_processor_away: {
    status: 503,
    message: 'The card processor does not answer. Nothing was charged. Please try again shortly.',
  },
  judge_busy: {
    status: 503,
    message:
      'The judge is busy: too many programs are waiting. Your code is saved here; try again in a moment.',
  },
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
