import { z } from 'zod';

/**
 * Messages are safe to show to users. The client usually acts on the status: 401 logs out, 404 shows not found, 429
 * waits. A few codes have their own action, such as `login_again`.
 */
export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid.' },
  own_comment_report: { status: 400, message: 'You cannot report your own comment.' },
  invalid_input: { status: 400, message: 'The test case is not valid.' },
  code_too_long: { status: 400, message: 'Code is too long.' },
  code_has_null_byte: { status: 400, message: 'typedCode: null bytes are not allowed.' },
  captcha_failed: { status: 400, message: 'Failed to verify ReCAPTCHA. Please try again.' },
  link_not_valid: { status: 400, message: 'This link is no longer valid. Please request a new one.' },
  link_expired: { status: 400, message: 'This link has expired. We can send you a new one.' },
  email_change_expired: {
    status: 400,
    message: 'This link has expired. Log in and change your email again in your profile.',
  },
  wrong_password: { status: 400, message: 'password: the password is wrong.' },
  weak_password: { status: 400, message: 'password: this password is too easy to guess. Choose another.' },
  wrong_email: { status: 400, message: 'email: this is not the email of your account.' },
  image_not_readable: {
    status: 400,
    message: "image: we can't read this image. Use a JPEG, PNG, WebP or GIF file.",
  },
  course_not_sold: { status: 400, message: 'coursesIds: course not found.' },
  /**
   * Field error of an order or a price request. Checking a promo code on its own returns `invalid_promo_code`,
   * `promo_code_expired` or `promo_code_used_up`.
   */
  promo_not_usable: { status: 400, message: 'Invalid promo code.' },
  webhook_not_signed: { status: 400, message: 'The signature is not valid.' },
  wrong_credentials: { status: 401, message: 'Wrong email or password.' },
  not_logged_in: { status: 401, message: 'You need to log in.' },
  course_not_owned: { status: 403, message: 'Buy this course to start learning.' },
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
  complexity_not_found: { status: 404, message: 'This submission has not been measured.' },
  invalid_promo_code: { status: 404, message: 'Invalid promo code.' },
  promo_code_expired: { status: 404, message: 'This promo code has expired.' },
  promo_code_used_up: { status: 404, message: 'This promo code has reached its limit.' },
  payment_not_found: { status: 404, message: 'Missing payment information. Please try again.' },
  refund_not_found: { status: 404, message: 'Refund request not found.' },
  invoice_not_found: { status: 404, message: 'Invoice not found.' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  already_judging: {
    status: 409,
    message: 'Your previous code for this question is still being judged. Please wait for its result.',
  },
  too_many_judging: {
    status: 409,
    message: 'Three of your programs are still being judged. Please wait for a result.',
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
  refund_too_late: { status: 409, message: 'The 7-day refund window has passed.' },
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
  only_approved_measured: { status: 409, message: 'Only an approved submission can be measured.' },
  already_measuring: {
    status: 409,
    message: 'Another of your submissions is still being measured. Please wait for its result.',
  },
  body_too_large: { status: 413, message: 'The request is too large.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  internal: { status: 500, message: 'Oops! Something went wrong. Please try again!' },
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

/** `fields` maps field paths to messages. */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.output<typeof errorBody>;
