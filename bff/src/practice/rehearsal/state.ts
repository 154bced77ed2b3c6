import { builtInCourse } from '@dryrun/content/course/outline';
import { complexityResultSchema, type Check } from '@dryrun/contracts/code';
import type { GrowthClass } from '@dryrun/contracts/growth';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type {
  EndedRehearsal,
  OwnExamples,
  RehearsalMark,
  RehearsalNotes,
  RehearsalStage,
  Rubric,
  RunningRehearsal,
} from '@dryrun/contracts/rehearsal';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { toCheckResponse } from '../../judging/check-response.ts';
import { readLog } from './edits.ts';
import { hideName, rehearsalTemplate } from './hidden-name.ts';
import { createReport } from './report.ts';
import { listEvents, toClock, type RehearsalEvent, type RehearsalRow, type Verdict } from './rows.ts';
import { requireProblem, scriptOf } from './script.ts';

/** The learner's notes, and when time and memory were both claimed for the first time. */
type StoredNotes = Partial<RehearsalNotes> & { readonly claimedAtMs?: number };

export function notesOf(row: Pick<RehearsalRow, 'notes'>): RehearsalNotes & Pick<StoredNotes, 'claimedAtMs'> {
  const emptyNotes = { bruteForce: '', idea: '', time: null, memory: null, followUp: '' };
  return { ...emptyNotes, ...(row.notes as StoredNotes) };
}

export function rubricOf(row: Pick<RehearsalRow, 'rubric'>): Rubric {
  const emptyRubric = { communication: null, problemSolving: null, code: null, testing: null, comment: '' };
  return { ...emptyRubric, ...(row.rubric as Partial<Rubric>) };
}

/** The learner's tests as canonical literals: the inputs of all examples and runs, each once. */
export function listOwnInputs(events: readonly RehearsalEvent[]): string[][] {
  const inputs = events.flatMap(({ kind, data }) => {
    if (kind === 'examples') return (data as OwnExamples).examples.map(({ input }) => input);
    return kind === 'run' ? (data as { inputs: string[][] }).inputs : [];
  });
  return [...new Map(inputs.map((input) => [input.join('\n'), input])).values()];
}

/** The submission that counts: a judge's fault does not. */
export function findSubmitted(events: readonly RehearsalEvent[]): string | undefined {
  const failed = new Set(
    events.flatMap(({ kind, ref, data }) =>
      kind === 'verdict' && (data as Verdict).statusMsg === 'Judge Error' ? [ref] : [],
    ),
  );
  return events.findLast(({ kind, ref }) => kind === 'submit' && !failed.has(ref))?.ref ?? undefined;
}

export async function describeRunning(
  db: Kysely<Database>,
  row: RehearsalRow,
  now: Date,
): Promise<RunningRehearsal> {
  const problem = requireProblem(row.question_id);
  const { questions, followUps } = scriptOf(problem);
  const { args, returns } = problem.signature;
  return {
    state: 'running',
    ...(await describeCommon(db, row, await listEvents(db, row.id))),
    ...toClock(row, now),
    args: args.map(({ name, type }) => ({ name, type })),
    returns,
    questions: questions.map(({ ask, also }, question) => ({ question, ask, also })),
    edits: row.edit_count,
    ...(row.stage === 'follow-up' ? omitUndefined({ followUp: followUps[row.follow_up]?.ask }) : {}),
  };
}

export async function describeEnded(db: Kysely<Database>, row: RehearsalRow): Promise<EndedRehearsal> {
  const problem = requireProblem(row.question_id);
  const { name, difficulty, pattern, path } = problem.signature;
  const script = scriptOf(problem);
  const events = await listEvents(db, row.id);
  const common = await describeCommon(db, row, events);
  const { edits, isFull } = await readLog(db, row.id);
  const notes = notesOf(row);
  return {
    state: 'ended',
    ...common,
    endedAt: (row.ended_at ?? row.ends_at).toISOString(),
    endReason: row.end_reason ?? 'time',
    problem: { name, difficulty, pattern, coursePath: builtInCourse.path, lessonPath: path },
    followUp: script.followUps[row.follow_up] ?? { ask: '', answer: '' },
    report: createReport({
      script,
      events,
      edits,
      isLogFull: isFull,
      initial: common.template,
      notes,
      claimedAtMs: notes.claimedAtMs,
      examples: common.examples,
      measured: await findMeasured(db, common.submission?.id),
      ownTests: (row.own_tests as EndedRehearsal['report']['ownTests'] | null) ?? undefined,
      ownInputs: listOwnInputs(events),
    }),
    rubric: rubricOf(row),
    isShared: row.share_hash !== null,
  };
}

async function describeCommon(db: Kysely<Database>, row: RehearsalRow, events: readonly RehearsalEvent[]) {
  const problem = requireProblem(row.question_id);
  const submitted = findSubmitted(events);
  const check = submitted && (await readCheck(db, row, { kind: 'submit', id: submitted }));
  const examples = events.findLast(({ kind }) => kind === 'examples')?.data as OwnExamples | undefined;
  const { claimedAtMs: _, ...notes } = notesOf(row);
  return {
    id: row.id,
    lang: row.lang,
    startedAt: row.started_at.toISOString(),
    task: scriptOf(problem).task,
    stages: events.flatMap(({ kind, at_ms, data }) =>
      kind === 'stage' ? [{ ...(data as { stage: RehearsalStage }), startedMs: at_ms }] : [],
    ),
    answered: events.flatMap(({ kind, at_ms, data }) =>
      kind === 'question'
        ? [{ ...(data as { question: number; ask: string; answer: string }), atMs: at_ms }]
        : [],
    ),
    ...(examples ? { examples } : {}),
    notes,
    code: row.code,
    template: rehearsalTemplate(problem.signature, row.lang),
    ...(submitted && check ? { submission: { id: submitted, check } } : {}),
  };
}

/** The result of a run or submission without the function's real name. Undefined once a run is deleted. */
export async function readCheck(
  db: Kysely<Database>,
  { account_id, question_id }: Pick<RehearsalRow, 'account_id' | 'question_id'>,
  { kind, id }: { readonly kind: 'run' | 'submit'; readonly id: string },
): Promise<Check | undefined> {
  const row = await db
    .selectFrom(kind === 'run' ? 'run' : 'submission')
    .select(['state', 'attempt', 'result', 'typed_code'])
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  const { signature } = requireProblem(question_id);
  return row && hideName(signature, row.typed_code, toCheckResponse(row));
}

async function findMeasured(
  db: Kysely<Database>,
  submissionId: string | undefined,
): Promise<GrowthClass | undefined> {
  if (submissionId === undefined) return undefined;
  const row = await db
    .selectFrom('follow_up')
    .select('result')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'complexity')
    .where('state', '=', 'finished')
    .executeTakeFirst();
  return complexityResultSchema.safeParse(row?.result).data?.time?.best;
}

/** `isShared`: without the texts of questions, which reveal the script. */
export function toMarks(
  events: readonly RehearsalEvent[],
  { isShared }: { isShared: boolean },
): RehearsalMark[] {
  return events.map(({ kind, at_ms, data }) =>
    omitUndefined({ atMs: at_ms, kind, ...describeMark(kind, data, isShared) }),
  );
}

function describeMark(
  kind: RehearsalEvent['kind'],
  data: object,
  isShared: boolean,
): Pick<RehearsalMark, 'label' | 'ms'> {
  switch (kind) {
    case 'stage':
      return { label: (data as { stage: string }).stage };
    case 'question':
      return isShared ? {} : { label: (data as { ask: string }).ask };
    case 'examples': {
      const { examples } = data as OwnExamples;
      return { label: `${examples.filter(({ isRight }) => isRight).length} of ${examples.length}` };
    }
    case 'verdict': {
      const { kind: judged, statusMsg } = data as Verdict;
      return { label: judged === 'run' ? `${statusMsg} on own cases` : statusMsg };
    }
    case 'away':
    case 'fault':
      return { ms: (data as { ms: number }).ms };
    default:
      return {};
  }
}
