import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './DryRunFigure.module.css';
import { traceThreeSum, type Step } from './trace.ts';

const nums = [-5, -2, 0, 1, 3, 4, 6];
const steps = traceThreeSum(nums, 0);

/** A dry run of Three Sum to step through: the numbers, the three positions and what each step shows. */
export function DryRunFigure() {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  return (
    <figure className={styles.figure} aria-label="A dry run of Three Sum">
      <div className={styles.bar}>
        <span className={styles.file}>Three Sum, by hand</span>
        <span>
          Step {at + 1} of {steps.length}
        </span>
      </div>
      <ol className={styles.cells} aria-label="Sorted numbers">
        {nums.map((num, i) => (
          <Cell key={num} num={num} role={roleAt(step, i)} isHit={step.isHit} />
        ))}
      </ol>
      <figcaption className={styles.caption} aria-live="polite">
        <code>{sumText(step)}</code>
        <span data-hit={step.isHit || undefined}>{step.remark}</span>
      </figcaption>
      <div className={styles.controls}>
        <Button
          size="sm"
          icon={<ArrowLeft size={16} aria-hidden />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          Back
        </Button>
        <Button size="sm" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          Next
          <ArrowRight size={16} aria-hidden />
        </Button>
      </div>
    </figure>
  );
}

type Role = 'first' | 'low' | 'high' | undefined;

function Cell({ num, role, isHit }: { readonly num: number; readonly role: Role; readonly isHit: boolean }) {
  return (
    <li className={styles.cell} data-role={role} data-hit={(isHit && role !== undefined) || undefined}>
      <span className={styles.num}>{minus(num)}</span>
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
  const parts = [first, low, high].map((i) => nums[i] ?? 0);
  return `${parts.map((n) => (n < 0 ? `(${minus(n)})` : n)).join(' + ')} = ${minus(sum)}`;
}

function minus(n: number): string {
  return n < 0 ? `\u2212${-n}` : String(n);
}
