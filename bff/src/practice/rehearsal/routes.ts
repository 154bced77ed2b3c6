import { randomBytes, randomInt } from 'node:crypto';
import { builtInCourse } from '@dryrun/content/course/outline';
import { parseArguments } from '@dryrun/contracts/arguments';
import { hasPractice } from '@dryrun/contracts/courses';
import { diffTexts, type Edit } from '@dryrun/contracts/edit-log';
import { followUpCount } from '@dryrun/contracts/interview-script';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import {
  rehearsalContract,
  rehearsalMinutes,
  rehearsalStages,
  type OwnExamples,
  type Replay,
} from '@dryrun/contracts/rehearsal';
import type { Router } from 'express';
import { createJudging } from '../../judging/judging.ts';
import { waitForCompletion } from '../../judging/long-poll.ts';
import { formatArguments, requireStorableCode } from '../../judging/requested-program.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/error.ts';
import { implement } from '../../platform/http/implement.ts';
import { addressKey } from '../../platform/rate-limits.ts';
import { tokenHash } from '@dryrun/runtime/secret-key';
import { listExercises } from '../break-exercises.ts';
import { countBroken, readInput } from '../../judging/evaluate-inputs.ts';
import { checkExamples, readExamples } from '../examples.ts';
import { drawProblem, filterCandidates, listCandidates } from './choose-problem.ts';
import { appendToLog, readLog } from './edits.ts';
import { requireValidInput } from './hidden-input.ts';
import { exchangeNames, rehearsalTemplate } from './hidden-name.ts';
import { findByToken, listSummaries } from './lists.ts';
import {
  changeRunning,
  elapsedMs,
  endOverdue,
  insertEvent,
  listEvents,
  readRehearsal,
  toClock,
  updateRehearsal,
  type RehearsalRow,
} from './rows.ts';
import { requireProblem, scriptOf } from './script.ts';
import {
  describeEnded,
  describeRunning,
  findSubmitted,
  listOwnInputs,
  notesOf,
  readCheck,
  rubricOf,
  toMarks,
} from './state.ts';

const minuteMs = 60_000;
/** Enough for every example and run of a rehearsal, and little work for the judge. */
const maxOwnTests = 20;

export function rehearsalRoutes(context: Context): Router {
  const { db, clock, rateLimits, completions } = context;
  const judging = createJudging(context);
  return implement(
    rehearsalContract,
    {
      async listRehearsals({ user }) {
        await endOverdue(db, user.id, clock());
        const candidates = await listCandidates(db, user, clock());
        const count = (choice: 'any' | 'new' | 'solved') => filterCandidates(candidates, choice).length;
        return {
          rehearsals: await listSummaries(db, user.id),
          problems: { any: count('any'), new: count('new'), solved: count('solved') },
          isTrial: candidates.isTrial,
          isOff: !hasPractice(builtInCourse, 'rehearsal'),
        };
      },
      async startRehearsal({ body: { lang, choice }, user }) {
        if (!hasPractice(builtInCourse, 'rehearsal')) throw new ApiError('practice_off');
        await rateLimits.consume('rehearsal', user.id);
        const now = clock();
        const candidates = await listCandidates(db, user, now);
        // After the candidates: a second click finds the trial used only while its rehearsal is running.
        if (await endOverdue(db, user.id, now)) throw new ApiError('rehearsal_running');
        const { signature } = drawProblem(candidates, choice);
        const id = await db.transaction().execute(async (trx) => {
          const row = await trx
            .insertInto('rehearsal')
            .values({
              account_id: user.id,
              course_id: builtInCourse.id,
              question_id: signature.questionId,
              lang,
              follow_up: randomInt(followUpCount),
              started_at: now,
              ends_at: new Date(now.getTime() + rehearsalMinutes * minuteMs),
              code: rehearsalTemplate(signature, lang),
              notes: '{}',
              rubric: '{}',
            })
            .onConflict((conflict) => conflict.doNothing()) // two clicks at once
            .returning('id')
            .executeTakeFirst();
          if (!row) throw new ApiError('rehearsal_running');
          await insertEvent(trx, row.id, { kind: 'stage', at_ms: 0, data: { stage: rehearsalStages[0].id } });
          return row.id;
        });
        return { id };
      },
      async getRehearsal({ params, user }) {
        const row = await readRehearsal(db, keyOf(params, user), clock());
        return row.ended_at ? describeEnded(db, row) : describeRunning(db, row, clock());
      },
      openRehearsal: ({ params, body: { tab }, user }) =>
        changeRunning(db, keyOf(params, user), clock(), async (trx, row) => {
          await updateRehearsal(trx, row, { writer: tab });
          return { edits: row.edit_count, code: row.code, ...toClock(row, clock()) };
        }),
      async appendEdits({ params, body: { tab, from, edits, away }, user }) {
        await rateLimits.consume('rehearsalEdits', user.id);
        return changeRunning(db, keyOf(params, user), clock(), async (trx, row) => {
          if (row.writer !== tab) throw new ApiError('rehearsal_elsewhere');
          if (from > row.edit_count) throw new ApiError('rehearsal_gap');
          const now = elapsedMs(row, clock());
          const added = edits.slice(row.edit_count - from).map((edit) => notAfter(edit, now));
          const isRepeated = edits.length > 0 && added.length === 0;
          await appendToLog(trx, row, added);
          for (const { atMs, ms } of isRepeated ? [] : away)
            await insertEvent(trx, row.id, {
              kind: 'away',
              at_ms: Math.min(atMs, now),
              data: { ms: Math.min(ms, now) },
            });
          return { edits: row.edit_count + added.length, ...toClock(row, clock()) };
        });
      },
      askQuestion: ({ params, body: { question }, user }) =>
        changeRunning(db, keyOf(params, user), clock(), async (trx, row) => {
          const asked = scriptOf(requireProblem(row.question_id)).questions[question];
          if (!asked) throw new ApiError('interview_question_not_found');
          const { ask, answer } = asked;
          const events = await listEvents(trx, row.id);
          const earlier = events.find(
            ({ kind, data }) => kind === 'question' && (data as { ask: string }).ask === ask,
          );
          const at_ms = earlier?.at_ms ?? elapsedMs(row, clock());
          if (!earlier)
            await insertEvent(trx, row.id, { kind: 'question', at_ms, data: { question, ask, answer } });
          return { question, ask, answer, atMs: at_ms };
        }),
      startStage: ({ params, body: { stage }, user }) =>
        changeRunning(db, keyOf(params, user), clock(), async (trx, row) => {
          const startedMs = elapsedMs(row, clock());
          const current = rehearsalStages.findIndex(({ id }) => id === row.stage);
          if (rehearsalStages[current + 1]?.id !== stage) throw new ApiError('rehearsal_stage');
          await updateRehearsal(trx, row, { stage });
          await insertEvent(trx, row.id, { kind: 'stage', at_ms: startedMs, data: { stage } });
          return { stage, startedMs };
        }),
      async writeRehearsalNotes({ params, body, user }) {
        await changeRunning(db, keyOf(params, user), clock(), async (trx, row) => {
          const { claimedAtMs } = notesOf(row);
          const isClaimed = body.time !== null && body.memory !== null;
          const notes = omitUndefined({
            ...body,
            claimedAtMs: claimedAtMs ?? (isClaimed ? elapsedMs(row, clock()) : undefined),
          });
          await updateRehearsal(trx, row, { notes: JSON.stringify(notes) });
        });
      },
      async checkRehearsalExamples({ params, body, user, signal }) {
        const row = await requireStage(params, user, 'examples');
        const problem = requireProblem(row.question_id);
        body.examples.forEach(({ input }, i) => requireValidInput(problem, input, `Example ${i + 1}: `));
        const examples = readExamples(problem, body.examples);
        await rateLimits.consume('suite', user.id);
        const event = {
          account_id: user.id,
          course_id: builtInCourse.id,
          question_id: row.question_id,
          problem_version: listExercises(problem).problemVersion,
        };
        const result = await checkExamples(context, problem, examples, event, signal);
        const checked: OwnExamples = {
          ...result,
          examples: result.examples.map((outcome, i) => ({
            input: examples[i]?.input.literals ?? [],
            answer: body.examples[i]?.answer ?? '',
            ...outcome,
          })),
        };
        await changeRunning(db, keyOf(params, user), clock(), (trx) =>
          insertEvent(trx, row.id, { kind: 'examples', at_ms: elapsedMs(row, clock()), data: checked }),
        );
        return checked;
      },
      async runRehearsal({ params, body: { typedCode, inputs }, user, log }) {
        const row = await requireStage(params, user, 'test');
        const problem = requireProblem(row.question_id);
        const { signature } = problem;
        requireStorableCode(typedCode);
        inputs.forEach((input, i) => requireValidInput(problem, input, `Case ${i + 1}: `));
        const cases = inputs.map((input) => formatArguments(signature, parseArguments(signature, input)));
        const id = await judging.run(toRequest(row, exchangeNames(signature, typedCode)), cases, log);
        await changeRunning(db, keyOf(params, user), clock(), async (trx, current) => {
          await storeText(trx, current, typedCode);
          const at_ms = elapsedMs(row, clock());
          await insertEvent(trx, row.id, { kind: 'run', at_ms, ref: id, data: { inputs: cases } });
        });
        return { id };
      },
      async submitRehearsal({ params, body: { typedCode }, user, log }) {
        const row = await requireStage(params, user, 'test');
        const submitted = findSubmitted(await listEvents(db, row.id));
        if (submitted !== undefined && row.code === typedCode) return { id: submitted }; // a double click
        if (submitted !== undefined) throw new ApiError('rehearsal_submitted');
        const { signature } = requireProblem(row.question_id);
        requireStorableCode(typedCode);
        const id = await judging.submit(toRequest(row, exchangeNames(signature, typedCode)), log);
        await changeRunning(db, keyOf(params, user), clock(), async (trx, current) => {
          await storeText(trx, current, typedCode);
          await insertEvent(trx, row.id, { kind: 'submit', at_ms: elapsedMs(row, clock()), ref: id });
        });
        return { id };
      },
      async checkRehearsal({ params, query: { wait: waitMs }, user, signal }) {
        const { judgedId } = params;
        const key = keyOf(params, user);
        const before = await readRehearsal(db, key, clock());
        const event = (await listEvents(db, before.id)).find(
          ({ kind, ref }) => (kind === 'run' || kind === 'submit') && ref === judgedId,
        );
        if (!event) throw new ApiError('submission_not_found');
        const kind = event.kind === 'run' ? 'run' : 'submit';
        await waitForCompletion(completions, judgedId, { waitMs, signal }, () =>
          db
            .selectFrom(kind === 'run' ? 'run' : 'submission')
            .select(['state', 'result'])
            .where('id', '=', judgedId)
            .executeTakeFirst(),
        );
        const row = await readRehearsal(db, key, clock());
        const check = await readCheck(db, row, { kind, id: judgedId });
        if (!check) throw new ApiError('submission_not_found');
        return { check, clock: toClock(row, clock()) };
      },
      async endRehearsal({ params, user }) {
        await changeRunning(db, keyOf(params, user), clock(), (trx, row) =>
          updateRehearsal(trx, row, { ended_at: clock(), end_reason: 'learner' }),
        );
      },
      async tryOwnTests({ params, user, signal }) {
        const row = await requireEnded(params, user);
        if (row.own_tests) return row.own_tests as { tests: number; killed: number; programs: number };
        await rateLimits.consume('suite', user.id);
        const problem = requireProblem(row.question_id);
        const inputs = listOwnInputs(await listEvents(db, row.id))
          .slice(0, maxOwnTests)
          .map((input) => readInput(problem, input));
        const programs = listExercises(problem).list.filter(({ lang }) => lang === row.lang);
        const killed = await countBroken(context, problem, programs, inputs, signal);
        const ownTests = { tests: inputs.length, killed, programs: programs.length };
        await updateRehearsal(db, row, { own_tests: JSON.stringify(ownTests) });
        return ownTests;
      },
      async writeRubric({ params, body, user }) {
        await updateRehearsal(db, await requireEnded(params, user), { rubric: JSON.stringify(body) });
      },
      async getReplay({ params, user }) {
        return readReplay(await requireEnded(params, user), { isShared: false });
      },
      async shareReplay({ params, user }) {
        await rateLimits.consume('rehearsal', user.id);
        const row = await requireEnded(params, user);
        const token = randomBytes(24).toString('base64url');
        await updateRehearsal(db, row, { share_hash: tokenHash(token) });
        return { token };
      },
      async unshareReplay({ params, user }) {
        await updateRehearsal(db, await requireEnded(params, user), { share_hash: null });
      },
      async deleteRehearsal({ params, user }) {
        const row = await requireEnded(params, user);
        await db.deleteFrom('rehearsal').where('id', '=', row.id).execute();
      },
      async getSharedReplay({ params: { token }, ip }) {
        await rateLimits.consume('sharedReplay', addressKey(ip));
        const row = await findByToken(db, tokenHash(token));
        if (!row) throw new ApiError('replay_not_found');
        const { comment: _, ...rubric } = rubricOf(row);
        const events = await listEvents(db, row.id);
        const submitted = findSubmitted(events);
        const check = submitted && (await readCheck(db, row, { kind: 'submit', id: submitted }));
        return omitUndefined({
          ...(await readReplay(row, { isShared: true })),
          problem: requireProblem(row.question_id).signature.name,
          startedAt: row.started_at.toISOString(),
          verdict: (check && check.statusMsg) || undefined,
          rubric,
        });
      },
    },
    context,
  );

  /** Throws `rehearsal_stage` unless the rehearsal is in this stage. */
  async function requireStage(
    params: { readonly rehearsalId: string },
    user: { readonly id: string },
    stage: string,
  ): Promise<RehearsalRow> {
    const row = await readRehearsal(db, keyOf(params, user), clock());
    if (row.ended_at) throw new ApiError('rehearsal_ended');
    if (row.stage !== stage) throw new ApiError('rehearsal_stage');
    return row;
  }

  async function requireEnded(
    params: { readonly rehearsalId: string },
    user: { readonly id: string },
  ): Promise<RehearsalRow> {
    const row = await readRehearsal(db, keyOf(params, user), clock());
    if (!row.ended_at) throw new ApiError('rehearsal_running');
    return row;
  }

  /** Makes the log lead to exactly the judged text, even if the client's last edits are missing. */
  async function storeText(trx: typeof db, row: RehearsalRow, typedCode: string): Promise<void> {
    const edit = diffTexts(row.code, typedCode, elapsedMs(row, clock()));
    if (edit) await appendToLog(trx, row, [edit]);
  }

  async function readReplay(row: RehearsalRow, { isShared }: { isShared: boolean }): Promise<Replay> {
    const { signature } = requireProblem(row.question_id);
    const { edits } = await readLog(db, row.id);
    return {
      lang: row.lang,
      initial: rehearsalTemplate(signature, row.lang),
      edits,
      marks: toMarks(await listEvents(db, row.id), { isShared }),
      ms: elapsedMs(row, row.ended_at ?? row.ends_at),
    };
  }
}

function keyOf({ rehearsalId }: { readonly rehearsalId: string }, user: { readonly id: string }) {
  return { id: rehearsalId, accountId: user.id };
}

function toRequest({ account_id, course_id, question_id, lang }: RehearsalRow, typedCode: string) {
  return { accountId: account_id, courseId: course_id, questionId: question_id, lang, typedCode };
}

/** The client's clock may be ahead. */
function notAfter([atMs, offset, removed, inserted]: Edit, latestMs: number): Edit {
  return [Math.min(atMs, latestMs), offset, removed, inserted];
}
