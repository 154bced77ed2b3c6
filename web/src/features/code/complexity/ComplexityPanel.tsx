import type { Complexity, ComplexityResult } from '@dryrun/contracts/code';
import { growthClasses, type GrowthClass } from '@dryrun/contracts/growth';
import { ChartSpline } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/Button.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { Heading } from '../../../shared/ui/Heading.tsx';
import { Row } from '../../../shared/ui/Row.tsx';
import { Select } from '../../../shared/ui/Select.tsx';
import { Stack } from '../../../shared/ui/Stack.tsx';
import { Text } from '../../../shared/ui/Text.tsx';
import styles from './ComplexityPanel.module.css';
import { growthNames, compareGuess } from './growth.ts';
import { GrowthPlot } from './GrowthPlot.tsx';
import { useComplexity } from './useComplexity.ts';

interface ComplexityPanelProps {
  readonly submissionId: string;
  /** A guess that was made elsewhere; null if none was made. Without it, the panel asks for one. */
  readonly guess?: GrowthClass | null;
}

/** Lets the learner guess the complexity of an approved submission, then measures it and plots both. */
export function ComplexityPanel({ submissionId, guess }: ComplexityPanelProps) {
  const { isPending, hasTimedOut, complexity, measure } = useComplexity(submissionId);
  const [selectedClass, setSelectedClass] = useState<GrowthClass>();
  const claimed = guess === undefined ? (selectedClass ?? complexity?.claimed) : (guess ?? undefined);
  const result = complexity?.result;
  const titleId = useId();
  const resultElement = useRef<HTMLDivElement>(null);
  const isMeasured = result !== undefined;
  // The result appears below the fold of the terminal.
  useEffect(() => {
    if (isMeasured) resultElement.current?.scrollIntoView({ block: 'nearest' });
  }, [isMeasured]);
  return (
    <Card as="section" padding={4} gap={4} className={styles.panel} aria-labelledby={titleId}>
      <div>
        <Heading level={3} size="md" id={titleId}>
          Measured complexity
        </Heading>
        <Text>
          {result
            ? 'Change your guess to compare it with the measurement.'
            : "Guess your code's complexity, then measure it."}
        </Text>
      </div>
      <Row gap={3} align="end" className={styles.controls}>
        {guess === undefined && (
          <Select
            label="Your guess"
            value={claimed ?? ''}
            onChange={({ target }) =>
              setSelectedClass(growthClasses.find((growth) => growth === target.value))
            }
          >
            <option value="">No guess</option>
            {growthClasses.map((growth) => (
              <option key={growth} value={growth}>
                {growthNames[growth]}
              </option>
            ))}
          </Select>
        )}
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
      </Row>
      <div ref={resultElement} aria-live="polite">
        {isPending && (
          <Text className={styles.measure}>
            The judge is running your code on larger and larger inputs. Runs and submissions go first, so this
            can take a while.
          </Text>
        )}
        {hasTimedOut && (
          <Text className={styles.measure}>
            The judge is busy. The measurement is still in progress: click Measure again to check for it.
          </Text>
        )}
        {result && <MeasurementResult result={result} claimed={claimed} />}
      </div>
    </Card>
  );
}

interface MeasurementResultProps {
  readonly result: ComplexityResult;
  readonly claimed: Complexity['claimed'];
}

function MeasurementResult({
  result: { n, points, time, memory, stopped },
  claimed,
}: MeasurementResultProps) {
  if (points.length < 2) {
    return <Text>{stopped ?? 'There were too few measurements to show a curve.'}</Text>;
  }
  const hasMemoryGrowth = memory !== undefined && memory.best !== '1';
  return (
    <Stack gap={4}>
      <p className={styles.measure}>
        {time ? (
          <>
            <strong>{growthNames[time.best]}</strong> fits the time best.{' '}
            {time.alsoPossible.length > 0 && `${joinNames(time.alsoPossible)} can't be ruled out. `}
            {compareGuess(time, claimed)}
          </>
        ) : (
          'Even the largest input runs too fast to measure growth.'
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
          fit={hasMemoryGrowth ? inMegabytes(memory) : undefined}
          claimed={undefined}
        />
      </div>
      <Text className={styles.measure}>
        {stopped && `${stopped} `}
        Inputs may exceed the problem's limits if those run too fast to measure. Memory is that of the whole
        process, including the language runtime
        {memory && !hasMemoryGrowth
          ? ': no growth could be seen beside it, so your program may still use O(n) for small items.'
          : '.'}
      </Text>
    </Stack>
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

function joinNames(classes: readonly GrowthClass[]): string {
  const names = classes.map((growth) => growthNames[growth]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}
