import type { Generated, JSONColumnType } from 'kysely';

/** Generated from the migrated database: `UPDATE_SCHEMA=1 npm test -- migrations/src/generate-schema.test.ts`. */
export interface Schema {
  account: {
    id: Generated<string>;
    email: string;
    email_key: string;
    name: string;
    image_url: string | null;
    role: Generated<'user' | 'admin'>;
    password_hash: string | null;
    confirmed_at: Date | null;
    created_at: Generated<Date>;
    time_zone: string | null;
    terms_version: string | null;
    terms_accepted_at: Date | null;
    sign_up_hash: string | null;
    signed_up_at: Date | null;
    erased_at: Date | null;
  };
  account_deletion: {
    account_id: string;
    deletes_comments: boolean;
    requested_at: Generated<Date>;
    deletes_at: Date;
  };
  audit_entry: {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string | null;
    act: string;
    account_id: string | null;
    subject: Generated<string>;
    before: JSONColumnType<object> | null;
    after: JSONColumnType<object> | null;
    reason: Generated<string>;
  };
  avatar: {
    account_id: string;
    file_name: string;
    image: Buffer;
  };
  bookmark: {
    account_id: string;
    course_id: number;
    lesson_id: number;
    created_at: Generated<Date>;
  };
  borderline_verdict: {
    question_id: number;
    request_hash: Buffer;
    judge_version: string;
    result: JSONColumnType<object>;
    created_at: Generated<Date>;
  };
  comment: {
    id: Generated<string>;
    post_id: number;
    account_id: string | null;
    parent_id: string | null;
    reply_to_id: string | null;
    content: string;
    state: Generated<'published' | 'awaiting_review' | 'hidden' | 'deleted'>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  comment_ban: {
    account_id: string;
    reason: string;
    created_at: Generated<Date>;
  };
  comment_report: {
    comment_id: string;
    account_id: string;
    reason: 'spam' | 'abuse' | 'other';
    created_at: Generated<Date>;
    settled_at: Date | null;
  };
  comment_revision: {
    id: Generated<string>;
    comment_id: string;
    content: string;
    replaced_at: Generated<Date>;
  };
  data_export: {
    id: Generated<string>;
    account_id: string;
    state: Generated<'queued' | 'running' | 'ready' | 'failed'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    requested_at: Generated<Date>;
    expires_at: Date | null;
    archive: Buffer | null;
  };
  declined_mail: {
    account_id: string;
    kind: string;
  };
  draft: {
    account_id: string;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    typed_code: string | null;
    revision: Generated<number>;
    edited_at: Date;
    created_at: Generated<Date>;
    template: string | null;
  };
  draft_version: {
    id: Generated<string>;
    account_id: string;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    typed_code: string;
    edited_at: Date;
  };
  enrollment: {
    account_id: string;
    course_id: number;
    enrolled_at: Generated<Date>;
    expires_at: Date;
    last_lesson_id: number | null;
    last_section: string | null;
  };
  follow_up: {
    submission_id: string;
    kind: 'counterexample' | 'complexity';
    state: Generated<'queued' | 'running' | 'finished'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    created_at: Generated<Date>;
    finished_at: Date | null;
    claimed: string | null;
    spent_ms: Generated<number>;
    result: JSONColumnType<object> | null;
  };
  invoice: {
    id: Generated<string>;
    number: string;
    kind: 'invoice' | 'credit note';
    payment_id: string;
    refund_id: string | null;
    billing_name: string;
    billing_address: Generated<string>;
    tax_id: Generated<string>;
    pdf: Buffer | null;
    issued_at: Generated<Date>;
  };
  invoice_counter: {
    year: number;
    last: number;
  };
  lesson_progress: {
    account_id: string;
    course_id: number;
    lesson_id: number;
    completed_at: Generated<Date>;
  };
  mail: {
    id: Generated<string>;
    account_id: string | null;
    recipient: string;
    template: string;
    data: JSONColumnType<object>;
    repeat_key: string | null;
    state: Generated<'queued' | 'sending' | 'sent' | 'declined' | 'failed' | 'dropped'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    created_at: Generated<Date>;
    send_after: Generated<Date>;
    sent_at: Date | null;
    rendered: JSONColumnType<object> | null;
    last_error: string | null;
  };
  memory_item: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    lesson_id: number;
    kind: 'quiz' | 'counterexample' | 'blank' | 'solve-again' | 'break';
    key: string;
    submission_id: string | null;
    stability: number;
    difficulty: number;
    reps: number;
    lapses: number;
    last_review_at: Date;
    scheduled_at: Date;
    due: Date;
    opened_at: Date | null;
    created_at: Generated<Date>;
  };
  memory_plan: {
    account_id: string;
    interview_on: string | null;
    collected_at: Date | null;
  };
  memory_review: {
    id: Generated<string>;
    account_id: string;
    item_id: string;
    operation_id: string;
    result: 'right' | 'helped' | 'wrong';
    answer: string | null;
    reviewed_at: Date;
    due: Date;
    created_at: Generated<Date>;
  };
  note: {
    account_id: string;
    course_id: number;
    lesson_id: number;
    content: string;
    updated_at: Generated<Date>;
  };
  payment: {
    id: Generated<string>;
    account_id: string;
    course_ids: JSONColumnType<number[]>;
    is_extension: Generated<boolean>;
    promo_code_id: string | null;
    intent_id: string | null;
    state: Generated<'open' | 'paid' | 'canceled' | 'refunded'>;
    list_cents: number;
    course_discount_cents: number;
    promo_discount_cents: number;
    tax_cents: number;
    tax_name: string | null;
    tax_percent: Generated<number>;
    amount_cents: number;
    consent_text: string | null;
    terms_version: string;
    last_error: string | null;
    polls: Generated<number>;
    card_brand: string | null;
    card_last4: string | null;
    card_country: string | null;
    created_at: Generated<Date>;
    paid_at: Date | null;
    access_from: Date | null;
    access_until: Date | null;
    is_duplicate: Generated<boolean>;
    refunded_cents: Generated<number>;
    disputed_at: Date | null;
    dispute_lost_at: Date | null;
    tax_calculation_id: string | null;
    ip_country: string | null;
    billing_address: string | null;
    description: Generated<string>;
  };
  plan: {
    account_id: string;
    minutes: JSONColumnType<number[]>;
    started_on: string;
    placement: JSONColumnType<{ lessonId: number; isRight: boolean }[]> | null;
    computed_on: string;
    computed_at: Date;
    content: JSONColumnType<object>;
    calendar_hash: Buffer | null;
    calendar_created_at: Date | null;
  };
  practice_event: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    question_id: number | null;
    kind: 'diagnosis' | 'break' | 'suite' | 'prediction' | 'example';
    ref: string;
    problem_version: string;
    outcome: string;
    ms: number | null;
    created_at: Generated<Date>;
  };
  promo_code: {
    id: Generated<string>;
    code: string;
    fraction: number | null;
    off_cents: number | null;
    valid_from: Date | null;
    valid_until: Date | null;
    max_uses: number | null;
    max_uses_per_buyer: number | null;
    course_ids: JSONColumnType<number[]> | null;
    first_purchase_only: Generated<boolean>;
    is_link: Generated<boolean>;
    note: Generated<string>;
    created_at: Generated<Date>;
  };
  promo_use: {
    payment_id: string;
    promo_code_id: string;
    account_id: string;
    state: 'reserved' | 'used';
    reserved_until: Date;
  };
  quiz_result: {
    account_id: string;
    course_id: number;
    lesson_id: number;
    quiz_id: string;
    answers: JSONColumnType<number[][]>;
    is_correct: boolean;
    submitted_at: Generated<Date>;
  };
  reading_time: {
    account_id: string;
    course_id: number;
    seconds: Generated<number>;
    seen_at: Date;
  };
  refund: {
    id: Generated<string>;
    payment_id: string;
    origin: 'buyer' | 'duplicate' | 'processor' | 'admin';
    state: 'requested' | 'approved' | 'pending' | 'succeeded' | 'failed' | 'rejected';
    amount_cents: number;
    reason: Generated<string>;
    answer: string | null;
    finished_lessons: number | null;
    reading_minutes: number | null;
    processor_refund_id: string | null;
    requested_at: Generated<Date>;
    decided_at: Date | null;
    decided_by: string | null;
    finished_at: Date | null;
  };
  rehearsal: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    follow_up: number;
    stage: Generated<string>;
    started_at: Date;
    ends_at: Date;
    ended_at: Date | null;
    end_reason: 'learner' | 'time' | null;
    code: string;
    edit_count: Generated<number>;
    log_bytes: Generated<number>;
    writer: string | null;
    notes: JSONColumnType<object>;
    rubric: JSONColumnType<object>;
    own_tests: JSONColumnType<object> | null;
    share_hash: Buffer | null;
  };
  rehearsal_edits: {
    rehearsal_id: string;
    first: number;
    is_merged: boolean;
    edits: Buffer;
  };
  rehearsal_event: {
    id: Generated<string>;
    rehearsal_id: string;
    kind: 'stage' | 'question' | 'examples' | 'run' | 'submit' | 'verdict' | 'away' | 'solution' | 'fault';
    at_ms: number;
    ref: string | null;
    data: JSONColumnType<object>;
  };
  run: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    typed_code: string;
    request_hash: Buffer;
    state: Generated<'queued' | 'running' | 'finished'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
    result: JSONColumnType<object> | null;
    cases: JSONColumnType<string[][]>;
  };
  social_login: {
    provider: 'google' | 'github';
    subject: string;
    account_id: string;
    email: string;
    linked_at: Generated<Date>;
  };
  submission: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    typed_code: string;
    request_hash: Buffer;
    state: Generated<'queued' | 'running' | 'finished'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
    result: JSONColumnType<object> | null;
    status_msg: string | null;
    runtime_ms: number | null;
    memory_kb: number | null;
    tests_passed: number | null;
    tests_total: number | null;
  };
  token: {
    id: Generated<string>;
    account_id: string;
    kind: 'session' | 'confirm-email' | 'account-recovery' | 'email-change' | 'undo-deletion';
    hash: Buffer;
    created_at: Generated<Date>;
    used_at: Generated<Date>;
    expires_at: Date;
    spent_at: Date | null;
    email: string | null;
    password_hash: string | null;
    user_agent: string | null;
    address: string | null;
    admin_session_id: string | null;
  };
  trace: {
    id: Generated<string>;
    account_id: string;
    course_id: number;
    question_id: number;
    lang: 'java' | 'python3' | 'c_cpp';
    typed_code: string;
    input: JSONColumnType<string[]>;
    from_step: number | null;
    request_hash: Buffer;
    state: Generated<'queued' | 'running' | 'finished'>;
    attempt: Generated<number>;
    leased_until: Date | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
    result: JSONColumnType<object> | null;
  };
  webhook_event: {
    id: string;
    type: string;
    intent_id: string | null;
    received_at: Generated<Date>;
    handled_at: Date | null;
  };
}
