import { rehearsalStages, type RehearsalMark, type Replay } from '@dryrun/contracts/rehearsal';
import { formatMinutes } from '../clock.ts';

export interface Moment {
  readonly atMs: number;
  readonly text: string;
  readonly kind: RehearsalMark['kind'] | 'first-line';
}

/** Describes the events of a rehearsal in words, and says when the first line of code was written. */
export function describeMoments({ marks, edits }: Pick<Replay, 'marks' | 'edits'>): Moment[] {
  const moments = marks.flatMap(({ atMs, kind, label, ms = 0 }): Moment[] => {
    const text = describe(kind, label, ms);
    return text === undefined ? [] : [{ atMs, kind, text }];
  });
  const firstEditMs = edits[0]?.[0];
  if (firstEditMs === undefined) return moments;
  const next = moments.findIndex(({ atMs }) => atMs > firstEditMs);
  const firstLine: Moment = { atMs: firstEditMs, kind: 'first-line', text: 'First line of code' };
  return moments.toSpliced(next < 0 ? moments.length : next, 0, firstLine);
}

function describe(kind: RehearsalMark['kind'], label: string | undefined, ms: number): string | undefined {
  switch (kind) {
    case 'stage':
      return rehearsalStages.find(({ id }) => id === label)?.name;
    case 'question':
      return label === undefined ? 'Asked a question' : `Asked: ${label}`;
    case 'examples':
      return `Checked examples: ${label ?? ''} right`;
    case 'run':
      return 'Ran own cases';
    case 'submit':
      return 'Submitted';
    case 'verdict':
      return `Verdict: ${label ?? ''}`;
    case 'away':
      return `Left the page for ${formatMinutes(ms)}`;
    case 'solution':
      return 'The page of this problem was opened';
    case 'fault':
      return `The judge did not answer for ${formatMinutes(ms)}`;
  }
}
