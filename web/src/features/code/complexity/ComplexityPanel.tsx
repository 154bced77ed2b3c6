import type { Complexity, ComplexityResult } from '@dryrun/contracts/code';
import { growthClasses, type GrowthClass } from '@dryrun/contracts/growth';
import { ChartSpline } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import styles from './ComplexityPanel.module.css';
import { growthNames, judgeClaim } from './growth.ts';
import { GrowthPlot } from './GrowthPlot.tsx';
import { useComplexity } from './useComplexity.ts';

/** How an approved submission grows: the learner claims a class, the judge measures, a plot compares. */
export function ComplexityPanel({ submissionId }: { readonly submissionId: string }) {
  const { isPending, isLate, complexity, measure } = useComplexity(submissionId);
  const [picked, pick] = useState<GrowthClass>();
  const claimed = picked ?? complexity?.claimed;
  const result = complexity?.result;
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div>
        <h3 id={title} className={styles.title}>
          Measured complexity
        </h3>
        <p className={styles.note}>
          What growth do you expect of your code? Claim it, then let the judge run growing inputs and compare.
        </p>
      </div>
      <div className={styles.ask}>
        <Select
          label="Time you claim"
          value={claimed ?? ''}
          onChange={({ target }) => pick(growthClasses.find((growth) => growth === target.value))}
        >
          <option value="">No claim</option>
          {growthClasses.map((growth) => (
            <option key={growth} value={growth}>
              {growthNames[growth]}
            </option>
          ))}
        </Select>
        {!result && (
          <Button
            icon={<ChartSpline size={16} aria-hidden />}
            isPending={isPending}
            pendingText="Measuring..."
            onClick={() => measure(claimed)}
          >
            Measure
          </Button>
        )}
      </div>
      <div aria-live="polite">
        {isPending && (
          <p className={styles.note}>
            The judge runs larger and larger inputs. Verdicts of others go first, so this can take a while.
          </p>
        )}
        {isLate && (
          <p className={styles.note}>
            The judge is busy with verdicts. The measurement goes on; press Measure again to look for it.
          </p>
        )}
        {result && <Measured result={result} claimed={claimed} />}
      </div>
    </section>
  );
}

interface MeasuredProps {
  readonly result: ComplexityResult;
  readonly claimed: Complexity['claimed'];
}

function Measured({ result: { n, points, time, memory, stopped }, claimed }: MeasuredProps) {
  if (points.length < 2) {
    return <p className={styles.note}>{stopped ?? 'Too little could be measured to show a curve.'}</p>;
  }
  return (
    <div className={styles.measured}>
      <p className={styles.finding}>
        {time ? (
          <>
            Time fits <strong>{growthNames[time.best]}</strong> best.{' '}
            {time.alsoPossible.length > 0 && `${orList(time.alsoPossible)} cannot be ruled out. `}
            {judgeClaim(time, claimed)}
          </>
        ) : (
          'Even the largest input is done so quickly that the time says nothing.'
        )}
      </p>
      <div className={styles.plots}>
        <GrowthPlot
          title="Time"
          unit="ms"
          n={n}
          points={points.map((point) => [point.n, point.timeMs])}
          fit={time}
          claimed={claimed}
        />
        <GrowthPlot
          title="Memory"
          unit="MB"
          n={n}
          points={points.map((point) => [point.n, Math.round((point.memoryKb / 1024) * 10) / 10])}
          fit={memory && inMegabytes(memory)}
          claimed={undefined}
        />
      </div>
      <p className={styles.note}>
        {stopped && `${stopped} `}
        Inputs may be larger than the problem allows where those are done in no time. Memory is that of the
        whole process, the language&rsquo;s own part included.
      </p>
    </div>
  );
}

function inMegabytes(fit: NonNullable<ComplexityResult['memory']>): NonNullable<ComplexityResult['memory']> {
  const curves = fit.curves.map(({ growth, start, scale }) => ({
    growth,
    start: start / 1024,
    scale: scale / 1024,
  }));
  return { ...fit, curves };
}

function orList(classes: readonly GrowthClass[]): string {
  const names = classes.map((growth) => growthNames[growth]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
