import type { Edit } from '@dryrun/contracts/edit-log';
import type { GrowthClass } from '@dryrun/contracts/growth';
import type { InterviewScript } from '@dryrun/contracts/interview-script';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { OwnExamples, RehearsalNotes, RehearsalReport } from '@dryrun/contracts/rehearsal';
import type { RehearsalEvent, Verdict } from './rows.ts';

interface Rehearsed {
  readonly script: InterviewScript;
  readonly events: readonly RehearsalEvent[];
  readonly edits: readonly Edit[];
  readonly isLogFull: boolean;
  readonly initial: string;
  readonly notes: RehearsalNotes;
  readonly claimedAtMs: number | undefined;
  readonly examples: OwnExamples | undefined;
  readonly measured: GrowthClass | undefined;
  readonly ownTests: RehearsalReport['ownTests'];
  /** Inputs of the learner's examples and runs. */
  readonly ownInputs: readonly (readonly string[])[];
}

/** The part of a rehearsal that is measured, not judged by the learner. */
export function createReport(rehearsed: Rehearsed): RehearsalReport {
  const { script, events, edits, examples, notes, measured, ownTests, ownInputs } = rehearsed;
  const askedTexts = new Set(
    events.flatMap(({ kind, data }) => (kind === 'question' ? [(data as { ask: string }).ask] : [])),
  );
  const matters = script.questions.filter((question) => question.matters);
  const asked = matters.filter(({ ask }) => askedTexts.has(ask)).length;
  const submitted = events
    .filter(({ kind }) => kind === 'verdict')
    .map(({ data }) => data as Verdict)
    .find(({ kind, statusMsg }) => kind === 'submit' && statusMsg !== 'Judge Error');
  const firstEditMs = edits[0]?.[0];
  const failed = submitted?.failedInput;
  return omitUndefined({
    constraints: { asked, of: matters.length, decoys: askedTexts.size - asked },
    missed: matters.filter(({ ask }) => !askedTexts.has(ask)).map(({ ask, answer }) => ({ ask, answer })),
    examples: examples && {
      right: examples.examples.filter(({ isRight }) => isRight).length,
      of: examples.examples.length,
      caught: examples.caught,
      programs: examples.programs,
    },
    isClaimedFirst:
      rehearsed.claimedAtMs !== undefined &&
      rehearsed.claimedAtMs < (firstEditMs ?? Number.POSITIVE_INFINITY),
    claimed: notes.time ?? undefined,
    measured,
    verdict: submitted?.statusMsg || undefined,
    tests:
      submitted?.testsTotal === undefined
        ? undefined
        : { passed: submitted.testsPassed ?? 0, of: submitted.testsTotal },
    isFailureForeseen: failed && ownInputs.some((input) => input.join('\n') === failed.join('\n')),
    ownTests,
    firstLineMs: firstEditMs,
    ...countCharacters(rehearsed),
    awayMs: events
      .filter(({ kind }) => kind === 'away')
      .reduce((sum, { data }) => sum + (data as { ms: number }).ms, 0),
    openedSolution: events.some(({ kind }) => kind === 'solution'),
    isLogFull: rehearsed.isLogFull,
  });
}

/** A character is kept if no later edit removed it. The template counts as neither. */
function countCharacters({ edits, initial }: Pick<Rehearsed, 'edits' | 'initial'>): {
  readonly typed: number;
  readonly kept: number;
} {
  let authors = '-'.repeat(initial.length);
  let typed = 0;
  for (const [, offset, removed, inserted] of edits) {
    typed += inserted.length;
    authors = authors.slice(0, offset) + '+'.repeat(inserted.length) + authors.slice(offset + removed);
  }
  return { typed, kept: authors.replaceAll('-', '').length };
}
