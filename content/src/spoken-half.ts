import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@dryrun/contracts/escape-html';
import { followUpsSchema, interviewScriptSchema, type FollowUp } from '@dryrun/contracts/interview-script';
import { parse } from 'yaml';

/** The parts of a talk track, in the order of an interview. */
export const talkTrackParts = ['Clarify', 'Example', 'Plan', 'Code', 'Test', 'Cost'] as const;

/**
 * The talk track of a problem and the questions that an interviewer asks next with their answers, as folded markdown.
 * Empty for a problem without them, such as a warm-up.
 */
export function readSpokenHalf(folder: string): string {
  const talkTrack = readIfExists(folder, 'talk-track.md');
  const followUps = readFollowUps(folder);
  if (talkTrack === undefined && followUps.length === 0) return '';
  return [
    '## Say it aloud',
    'An interviewer hears more than the code. Say yours first, then compare.',
    ...(talkTrack === undefined
      ? []
      : [fold('A talk track of two minutes', talkTrack.trim().replaceAll(/^## /gm, '### '))]),
    '### Asked next',
    ...followUps.map(({ ask, answer }) => fold(ask, answer.trim())),
  ].join('\n\n');
}

/** The questions that an interviewer asks next. */
export function readFollowUps(folder: string): readonly FollowUp[] {
  const interview = readIfExists(folder, 'interview.yaml');
  if (interview !== undefined) return interviewScriptSchema.parse(parse(interview)).followUps;
  const followUps = readIfExists(folder, 'follow-ups.yaml');
  return followUps === undefined ? [] : followUpsSchema.parse(parse(followUps));
}

/** Markdown that shows `body` when the reader opens its summary, a plain text. */
export function fold(summary: string, body: string): string {
  return `<details><summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}

function readIfExists(folder: string, name: string): string | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
