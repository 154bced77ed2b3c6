import { memo } from 'react';
import { StepSlider } from '../../../shared/player/StepSlider.tsx';
import type { Finding } from './findings.ts';
import type { Recording, Step } from './recording.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly recording: Recording;
  readonly findings: readonly Finding[];
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

/** A slider over all recorded steps, with a mark at each call, return, exception, output and finding. */
export function Timeline({ recording, findings, index, onGoTo }: TimelineProps) {
  const { steps, totalSteps } = recording;
  const step = steps[index];
  const last = Math.max(1, steps.length - 1);
  return (
    <div className={styles.timeline}>
      <Marks recording={recording} />
      <StepSlider
        className={styles.slider}
        playback={{ index, count: steps.length, goTo: onGoTo }}
        valueText={`Step ${step?.number} of ${totalSteps}, line ${step?.line}`}
      />
      {findings.map((finding) => (
        <button
          key={finding.sentence}
          type="button"
          className={styles.finding}
          style={{ '--share': finding.index / last } as object}
          title={finding.sentence}
          aria-label={`Go to step ${steps[finding.index]?.number}: ${finding.sentence}`}
          onClick={() => onGoTo(finding.index)}
        />
      ))}
      <Legend recording={recording} hasFindings={findings.length > 0} />
    </div>
  );
}

interface LegendProps {
  readonly recording: Recording;
  readonly hasFindings: boolean;
}

/** Names the kinds of marks that occur. */
const Legend = memo(function Legend({ recording: { steps, gaps }, hasFindings }: LegendProps) {
  const kinds = [
    ...marks.filter(({ matches }) => steps.some(matches)).map(({ kind }) => kind),
    ...(gaps.some(({ before }) => before < steps.length) ? ['left out'] : []),
    ...(hasFindings ? ['look here'] : []),
  ];
  return (
    <ul className={styles.legend} aria-hidden>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {kind}
        </li>
      ))}
    </ul>
  );
});

/** The rows of the marks, in which their kind shows without color. */
const marks: readonly {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly matches: (step: Step) => boolean;
}[] = [
  { kind: 'call', from: 0, to: 5, matches: ({ kind }) => kind === 'call' },
  { kind: 'return', from: 5, to: 10, matches: ({ kind }) => kind === 'return' },
  { kind: 'output', from: 10, to: 13, matches: ({ hasPrinted }) => hasPrinted },
  { kind: 'exception', from: 0, to: 13, matches: ({ kind }) => kind === 'exception' },
];

const Marks = memo(function Marks({ recording: { steps, gaps } }: { readonly recording: Recording }) {
  const width = Math.max(1, steps.length - 1);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} 13`} preserveAspectRatio="none" aria-hidden>
      {gaps.map(({ before }) => (
        <path
          key={before}
          className={styles.mark}
          data-kind="gap"
          d={`M ${Math.min(width, before - 0.5)} 0 V 13`}
        />
      ))}
      {marks.map(({ kind, from, to, matches }) => (
        <path
          key={kind}
          className={styles.mark}
          data-kind={kind}
          d={steps.map((step, i) => (matches(step) ? `M ${i} ${from} V ${to}` : '')).join(' ')}
        />
      ))}
    </svg>
  );
});
