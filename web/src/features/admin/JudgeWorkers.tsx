import type { JudgeWorker } from '@dryrun/contracts/judge-health';
import { relativeTime } from '../../shared/relativeTime.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { Pill } from './Cells.tsx';
import styles from './JudgeHealthPanel.module.css';

const poolNames: Readonly<Record<string, string>> = {
  python3: 'Python interpreters',
  java: 'Java JVMs',
  javaCompilers: 'Java compilers',
  javaTraces: 'Java JVMs for recordings',
  cppCompilers: 'C++ compilers',
  cppRunners: 'C++ runners',
};

export function JudgeWorkers({ workers }: { readonly workers: readonly JudgeWorker[] }) {
  if (workers.length === 0) return null;
  return (
    <Section title={workers.length === 1 ? '1 judge running' : `${workers.length} judges running`}>
      <Stack as="ul" gap={3}>
        {workers.map((worker) => (
          <Worker key={`${worker.host} ${worker.startedAt}`} worker={worker} />
        ))}
      </Stack>
    </Section>
  );
}

function Worker({ worker }: { readonly worker: JudgeWorker }) {
  const { host, startedAt, isolation, summary, missing, languages, slots, busy, pools } = worker;
  return (
    <Card as="li" padding={4} gap={3}>
      <Row gap={3} rowGap={1}>
        <Heading level={3} size="md" className={styles.host}>
          {host}
        </Heading>
        <Pill tone={isolation === 'full' ? 'good' : 'warn'}>{isolation} isolation</Pill>
        <Text as="span">started {relativeTime(startedAt)}</Text>
      </Row>
      <Text>{summary}</Text>
      {missing.length > 0 && <Text tone="warn">Missing: {missing.join(', ')}</Text>}
      <Slots slots={slots} busy={busy} />
      {pools.length > 0 && (
        <ul className={styles.pools}>
          {pools.map(({ name, warm, refilling, size }) => (
            <li key={name}>
              <span>{poolNames[name] ?? name}</span>
              <meter
                min={0}
                max={Math.max(size, 1)}
                value={warm}
                aria-label={`${poolNames[name] ?? name}: prewarmed`}
              />
              <Text as="span">
                {warm} of {size} warm{refilling > 0 && `, ${refilling} refilling`}
              </Text>
            </li>
          ))}
        </ul>
      )}
      <Text>{languages.map(({ version }) => version).join(' · ')}</Text>
    </Card>
  );
}

function Slots({ slots, busy }: Pick<JudgeWorker, 'slots' | 'busy'>) {
  return (
    <Row as="p" gap={3} className={styles.slots}>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: slots }, (_, i) => (
          <span key={i} data-busy={i < busy || undefined} />
        ))}
      </span>
      {busy} of {slots} slots busy
    </Row>
  );
}
