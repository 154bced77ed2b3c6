import { Circle, CircleCheck, CircleCheckBig, CircleDashed, Hourglass } from 'lucide-react';
import styles from './ProblemMark.module.css';

/** The states of a problem for a learner. */
export const marks = ['remembered', 'solved', 'fading', 'tried', 'untouched'] as const;
export type Mark = (typeof marks)[number];

const icons = {
  remembered: CircleCheckBig,
  solved: CircleCheck,
  fading: Hourglass,
  tried: CircleDashed,
  untouched: Circle,
} as const;

export function ProblemMark({
  mark,
  isLabeled = false,
}: {
  readonly mark: Mark;
  readonly isLabeled?: boolean;
}) {
  const Icon = icons[mark];
  const label = isLabeled ? { role: 'img', 'aria-label': mark } : { 'aria-hidden': true };
  return <Icon size={16} className={styles.mark} data-mark={mark} {...label} />;
}
