import { rehearsalStages, type RehearsalMark } from '@dryrun/contracts/rehearsal';
import { formatMinutes } from '../clock.ts';

export interface Moment {
  readonly atMs: number;
  readonly text: string;
  readonly kind: RehearsalMark['kind'];
}

/** Describes the events of a rehearsal in words. */
export function describeMarks(marks: readonly RehearsalMark[]): Moment[] {
  return marks.flatMap(({ atMs, kind, label, ms = 0 }): Moment[] => {
    const text = describe(kind, label, ms);
    return text === undefined ? [] : [{ atMs, kind, text }];
  });
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
      return 'Opened the page of this problem';
    case 'fault':
      return `The judge did not answer for ${formatMinutes(ms)}`;
  }
}
