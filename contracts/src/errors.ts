import { z } from 'zod';
import { limits } from './limits.ts';

// The client also shows these without a response. They are constants, so that its bundle contains no other messages.
export const unknownError = 'Oops! Something went wrong. Please try again!';
export const codeTooLong = 'Code is too long.';
export const captchaFailed = 'Failed to verify ReCAPTCHA. Please try again.';
export const linkNotValid = 'This link is no longer valid. Please request a new one.';
export const wrongEmail = 'email: this is not the email of your account.';
export const invalidPromoCode = 'Invalid promo code.';
export const paymentMissing = 'Missing payment information. Please try again.';

/** Messages are safe for users. The client acts on the status, and on a few codes such as `login_again`. */
export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  own_comment_report: { status: 400, message: 'You cannot report your own comment.' },
  invalid_input: { status: 400, message: 'The test case is not valid.' },
  code_too_long: { status: 400, message: codeTooLong },
  code_has_null_byte: { status: 400, message: 'typedCode: null bytes are not allowed.' },
  captcha_failed: { status: 400, message: captchaFailed },
  link_not_valid: { status: 400, message: linkNotValid },
  link_expired: { status: 400, message: 'This link has expired. We can send you a new one.' },
  email_change_expired: {
    status: 400,
    message: 'This link has expired. Log in and change your email again in your profile.',
  },
  wrong_password: { status: 400, message: 'password: the password is wrong.' },
  weak_password: { status: 400, message: 'password: this password is too easy to guess. Choose another.' },
  wrong_email: { status: 400, message: wrongEmail },
  image_not_readable: {
    status: 400,
    message: "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file.",
  },
  course_not_sold: { status: 400, message: 'coursesIds: course not found.' },
  /** For orders and price requests. `submitPromoCode` returns `invalid_promo_code` or similar instead. */
  promo_not_usable: { status: 400, message: invalidPromoCode },
  webhook_not_signed: { status: 400, message: 'The signature is not valid.' },
  wrong_credentials: { status: 401, message: 'Wrong email or password.' },
  not_logged_in: { status: 401, message: 'You need to log in.' },
  course_not_owned: { status: 403, message: 'Buy this course to start learning.' },
  trial_rehearsal_used: {
    status: 403,
    message: 'You have used your free rehearsal. Buy this course to rehearse all problems.',
  },
  access_ended: { status: 403, message: 'Your access to this course has ended.' },
  email_not_confirmed: { status: 403, message: 'Please confirm your email first.' },
  account_deleting: {
    status: 403,
    message: 'This account will be deleted. Use the link in our email to keep it.',
  },
  login_refused: { status: 403, message: 'This login was rejected.' },
  login_again: { status: 403, message: "Please log in again to confirm that it's you." },
  comment_not_yours: { status: 403, message: 'You can only change your own comments.' },
  comment_ban: { status: 403, message: "You can't comment here." },
  read_only_view: {
    status: 403,
    message: 'This is a read-only view of another account. This action is not available in it.',
  },
  admins_only: { status: 403, message: 'Only admins can do this.' },
  not_found: { status: 404, message: 'Not found.' },
  question_not_found: { status: 404, message: 'questionId: question not found in this course.' },
  course_not_found: { status: 404, message: 'courseId: course not found.' },
  lesson_not_found: { status: 404, message: 'lessonId: lesson not found.' },
  lesson_trace_not_found: { status: 404, message: 'program: recording not found.' },
  session_not_found: { status: 404, message: 'Session not found.' },
  export_not_found: { status: 404, message: 'There is no export to download.' },
  provider_not_configured: { status: 404, message: 'This login is not available.' },
  post_not_found: { status: 404, message: 'postId: post not found.' },
  comment_not_found: { status: 404, message: 'Comment not found.' },
  parent_comment_not_found: { status: 404, message: 'parentCommentId: comment not found.' },
  account_not_found: { status: 404, message: 'Account not found.' },
  mail_not_found: { status: 404, message: 'Email not found.' },
  /** For admins. Buyers get `payment_not_found`, whose message is fixed by the product specification. */
  no_such_payment: { status: 404, message: 'Payment not found.' },
  commenter_not_found: { status: 404, message: 'Account not found.' },
  run_not_found: { status: 404, message: 'Run not found.' },
  submission_not_found: { status: 404, message: 'Submission not found.' },
  trace_not_found: {
    status: 404,
    message: 'This recording is no longer available. Please record it again.',
  },
  failed_input_not_found: { status: 404, message: 'The input of this test is no longer available.' },
  practice_off: { status: 404, message: 'This course does not offer this kind of practice.' },
  exercise_not_found: { status: 404, message: 'This exercise has changed. Please reload the page.' },
  memory_item_not_found: { status: 404, message: 'This exercise is no longer available.' },
  practice_problem_not_found: { status: 404, message: 'There is no such practice problem.' },
  twist_not_found: { status: 404, message: 'This problem has no follow-up.' },
  rehearsal_not_found: { status: 404, message: 'Rehearsal not found.' },
  interview_question_not_found: {
    status: 404,
    message: 'question: this question is not in the list. Please reload the page.',
  },
  replay_not_found: { status: 404, message: 'This replay is not shared, or not any more.' },
  no_rehearsal_problem: {
    status: 404,
    message: 'choice: there is no such problem left. Choose another kind of problem.',
  },
  plan_not_found: { status: 404, message: 'You have no plan yet. Choose the day of your interview first.' },
  calendar_not_found: { status: 404, message: 'This calendar address does not exist, or not any more.' },
  mistake_not_found: { status: 404, message: 'mistake: there is no such mistake in this problem.' },
  complexity_not_found: { status: 404, message: 'This submission has not been measured.' },
  invalid_promo_code: { status: 404, message: invalidPromoCode },
  promo_code_expired: { status: 404, message: 'This promo code has expired.' },
  promo_code_used_up: { status: 404, message: 'This promo code has reached its limit.' },
  payment_not_found: { status: 404, message: paymentMissing },
  refund_not_found: { status: 404, message: 'Refund request not found.' },
  invoice_not_found: { status: 404, message: 'Invoice not found.' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  already_judging: {
    status: 409,
    message: 'Your previous code for this question is still being judged. Please wait for its result.',
  },
  too_many_judging: {
    status: 409,
    message: `${limits.unfinishedPerAccount} of your programs are still being judged. Please wait for a result.`,
  },
  access_active: {
    status: 409,
    message:
      'losesAccess: you still have access to a course. Request a refund first, or confirm that you give it up.',
  },
  password_missing: {
    status: 409,
    message: 'Your account has no password yet. Use account recovery to set one.',
  },
  no_pending_email: { status: 409, message: 'There is no email change to confirm.' },
  login_already_linked: { status: 409, message: 'This login already belongs to another account.' },
  last_login: { status: 409, message: 'This is your only way to log in. Set a password first.' },
  course_already_owned: { status: 409, message: 'You already own this course.' },
  payment_under_way: {
    status: 409,
    message: 'Your earlier payment for this course is still being confirmed. Please wait for it.',
  },
  promo_code_exists: { status: 409, message: 'code: this promo code already exists.' },
  refund_too_late: { status: 409, message: `The ${limits.refundDays}-day refund window has passed.` },
  refund_already_requested: { status: 409, message: 'A refund for this payment was already requested.' },
  nothing_to_refund: { status: 409, message: 'This payment has nothing to refund.' },
  refund_already_decided: { status: 409, message: 'This refund request was already decided.' },
  refund_waits: { status: 409, message: 'The buyer has requested a refund. Decide on that request instead.' },
  refund_under_way: { status: 409, message: 'This payment is already being refunded.' },
  admin_not_viewable: {
    status: 409,
    message: 'The accounts of admins, including your own, cannot be viewed.',
  },
  account_erased: { status: 409, message: 'This account was deleted.' },
  already_confirmed: { status: 409, message: 'This email is already confirmed.' },
  no_access_to_end: { status: 409, message: 'This user has no access to this course right now.' },
  enrolment_unchanged: { status: 409, message: 'Access already ends on that day.' },
  mail_not_retried: { status: 409, message: 'Only failed or dropped emails can be sent again.' },
  mail_not_dropped: { status: 409, message: 'Only queued or failed emails can be dropped.' },
  not_broken_yet: { status: 409, message: 'Find an input that breaks the program first.' },
  rehearsal_running: {
    status: 409,
    message: 'This or another rehearsal is still running. End it first.',
  },
  rehearsal_ended: { status: 409, message: 'This rehearsal has ended.' },
  rehearsal_stage: { status: 409, message: 'stage: this is not possible in the current stage.' },
  rehearsal_elsewhere: { status: 409, message: 'This rehearsal continues in another tab.' },
  rehearsal_gap: { status: 409, message: 'from: edits are missing before these. Please reload the page.' },
  rehearsal_submitted: { status: 409, message: 'You have submitted already. Go on to the next stage.' },
  memory_item_not_due: { status: 409, message: 'You have already done this exercise today.' },
  only_approved_measured: { status: 409, message: 'Only an approved submission can be measured.' },
  already_measuring: {
    status: 409,
    message: 'Another of your submissions is still being measured. Please wait for its result.',
  },
  body_too_large: { status: 413, message: 'The request is too large.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  internal: { status: 500, message: unknownError },
  payments_closed: { status: 503, message: 'Card payments are not set up yet. You were not charged.' },
  card_processor_away: {
    status: 503,
    message: 'The card processor is not responding. You were not charged. Please try again shortly.',
  },
  judge_busy: {
    status: 503,
    message:
      'The judge is busy: too many programs are waiting. Your code is saved. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'The service is starting or overloaded. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
