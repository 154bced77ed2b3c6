import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import styles from './DryRunFigure.module.css';
import { traceThreeSum, type Step } from './trace.ts';

const nums = [-5, -2, 0, 1, 3, 4, 6];
const steps = traceThreeSum(nums, 0);

export function DryRunFigure() {
  const [index, setIndex] = useState(0);
  const step = steps[index];
  if (!step) return null;
  return (
    <Card as="figure" className={styles.figure} aria-label="A dry run of Three Sum">
      <div className={styles.bar}>
        <span className={styles.title}>Three Sum, by hand</span>
        <span>
          Step {index + 1} of {steps.length}
        </span>
      </div>
      <ol className={styles.cells} aria-label="Sorted numbers">
        {nums.map((num, i) => (
          <Cell key={num} num={num} role={roleAt(step, i)} isMatch={step.isMatch} />
        ))}
      </ol>
      <figcaption className={styles.caption} aria-live="polite">
        <code>{sumText(step)}</code>
        <span data-match={step.isMatch || undefined}>{step.remark}</span>
      </figcaption>
      <div className={styles.controls}>
        <Button
          size="sm"
          icon={<ArrowLeft size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        >
          Back
        </Button>
        <Button size="sm" disabled={index === steps.length - 1} onClick={() => setIndex(index + 1)}>
          Next
          <ArrowRight size={16} aria-hidden />
        </Button>
      </div>
    </Card>
  );
}

type Role = 'first' | 'low' | 'high' | undefined;

function Cell({
  num,
  role,
  isMatch,
}: {
  readonly num: number;
  readonly role: Role;
  readonly isMatch: boolean;
}) {
  return (
    <li className={styles.cell} data-role={role} data-match={(isMatch && role !== undefined) || undefined}>
      <span className={styles.num}>{formatNumber(num)}</span>
      <span className={styles.role}>{role}</span>
    </li>
  );
}

function roleAt({ first, low, high }: Step, i: number): Role {
  if (i === first) return 'first';
  if (i === low) return 'low';
  return i === high ? 'high' : undefined;
}

function sumText({ first, low, high, sum }: Step): string {
  const addends = [first, low, high].map((i) => nums[i] ?? 0);
  return `${addends.map((n) => (n < 0 ? `(${formatNumber(n)})` : n)).join(' + ')} = ${formatNumber(sum)}`;
}

function formatNumber(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}
