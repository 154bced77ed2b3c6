import {
  rehearsalStages,
  type RehearsalClock,
  type RehearsalStage,
  type RunningRehearsal as Rehearsal,
} from '@dryrun/contracts/rehearsal';
import { ArrowRight } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readClock, remainingMs, type ServerClock } from '../../features/rehearsal/clock.ts';
import { Interviewer } from '../../features/rehearsal/Interviewer.tsx';
import {
  useEndRehearsalMutation,
  useOpenRehearsalMutation,
  useStartStageMutation,
} from '../../features/rehearsal/rehearsalApi.ts';
import { StageBar } from '../../features/rehearsal/StageBar.tsx';
import { useEditLog } from '../../features/rehearsal/useEditLog.ts';
import { useNotes } from '../../features/rehearsal/useNotes.ts';
import { useNow } from '../../features/rehearsal/useNow.ts';
import { useVoiceRecorder } from '../../features/rehearsal/voice/useVoiceRecorder.ts';
import { VoiceControl } from '../../features/rehearsal/voice/VoiceControl.tsx';
import { errorBodyOf } from '../../shared/error.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useFocusOnChange } from '../../shared/useFocusOnChange.ts';
import { useOnMount } from '../../shared/useOnMount.ts';
import { OwnPlan } from './OwnPlan.tsx';
import styles from './RehearsalPage.module.css';
import { StageContent } from './StageContent.tsx';

interface RunningProps {
  readonly rehearsal: Rehearsal;
  readonly refetch: () => unknown;
}

/** Takes the rehearsal over for this tab. Another tab that had it says so and offers to take it back. */
export function RunningRehearsal({ rehearsal, refetch }: RunningProps) {
  const [tab, setTab] = useState(() => crypto.randomUUID());
  const [open, { data: opened, error }] = useOpenRehearsalMutation();
  const params = { rehearsalId: rehearsal.id };
  const takeOver = async (nextTab: string) => {
    await open({ params, body: { tab: nextTab } });
  };
  useOnMount(() => takeOver(tab));
  useEffect(() => {
    if (errorBodyOf(error)?.code === 'rehearsal_ended') refetch();
  }, [error, refetch]);
  if (!opened) {
    return (
      <Page title="Rehearsal">
        <Loading error={error} onRetry={() => takeOver(tab)} lines={8} label="Opening the rehearsal" />
      </Page>
    );
  }
  return (
    <OpenedRehearsal
      key={tab}
      rehearsal={rehearsal}
      tab={tab}
      opened={opened}
      refetch={refetch}
      onTakeOver={async () => {
        const nextTab = crypto.randomUUID();
        await takeOver(nextTab);
        setTab(nextTab);
      }}
    />
  );
}

interface OpenedProps extends RunningProps {
  readonly tab: string;
  readonly opened: RehearsalClock & { readonly edits: number; readonly code: string };
  readonly onTakeOver: () => Promise<void>;
}

function OpenedRehearsal({ rehearsal, tab, opened, refetch, onTakeOver }: OpenedProps) {
  const startedAtMs = Date.parse(rehearsal.startedAt);
  const [clock, setClock] = useState<ServerClock>(() => readClock(opened, Date.now()));
  const skewMs = useRef(clock.skewMs);
  const onClock = useCallback((next: RehearsalClock) => {
    const read = readClock(next, Date.now());
    skewMs.current = read.skewMs;
    setClock(read);
  }, []);
  const clockMs = useCallback(() => Date.now() + skewMs.current - startedAtMs, [startedAtMs]);
  const log = useEditLog({ rehearsalId: rehearsal.id, tab, opened, clockMs, onClock });
  const notes = useNotes(rehearsal.id, rehearsal.notes);
  const recorder = useVoiceRecorder({ rehearsalId: rehearsal.id, clockMs });
  useRefetchAtEnd(clock, log.state === 'ended', refetch);
  const stage = rehearsal.stages.at(-1)?.stage ?? 'clarify';
  const stageName = rehearsalStages.find(({ id }) => id === stage)?.name;
  const content = useFocusOnChange(stage, 'start');

  if (log.state === 'elsewhere') {
    return (
      <Page title="Rehearsal">
        <Stack gap={4} align="start">
          <Text size="md">This rehearsal continues in another tab. Its clock goes on.</Text>
          <Button variant="primary" onClick={() => void onTakeOver()}>
            Continue here
          </Button>
        </Stack>
      </Page>
    );
  }
  return (
    <Page className={styles.page}>
      <h1 className="visually-hidden">Rehearsal</h1>
      <StageBar startedMs={startedAtMs} clock={clock} stages={rehearsal.stages} />
      <div className={styles.columns}>
        <aside className={styles.interviewer}>
          <Stack gap={6}>
            <VoiceControl recorder={recorder} />
            <Interviewer rehearsal={rehearsal} />
            {stagesWithPlan.has(stage) && <OwnPlan notes={notes.notes} examples={rehearsal.examples} />}
          </Stack>
        </aside>
        <Stack gap={6} className={styles.stage}>
          <div ref={content} className={styles.content} role="group" aria-label={stageName} tabIndex={-1}>
            <StageContent
              key={stage}
              stage={stage}
              rehearsal={rehearsal}
              log={log}
              notes={notes}
              onClock={onClock}
              refetch={refetch}
            />
          </div>
          <Navigation
            rehearsalId={rehearsal.id}
            stage={stage}
            isSubmitted={rehearsal.submission !== undefined}
            onLeave={async () => {
              await Promise.all([log.flush(), notes.flush()]);
            }}
          />
        </Stack>
      </div>
    </Page>
  );
}

/** The stages in which the learner follows the plan. */
const stagesWithPlan: ReadonlySet<RehearsalStage> = new Set(['code', 'test', 'cost', 'follow-up']);

/** Until the server agrees that the time is over. */
const refetchMs = 1000;

/** The server ends the rehearsal; this device only asks when the time seems to be over. */
function useRefetchAtEnd(clock: ServerClock, isEnded: boolean, refetch: () => unknown): void {
  const now = useNow();
  const isOver = isEnded || remainingMs(clock, now) === 0;
  useEffect(() => {
    if (!isOver) return;
    refetch();
    const timer = window.setInterval(refetch, refetchMs);
    return () => window.clearInterval(timer);
  }, [isOver, refetch]);
}

interface NavigationProps {
  readonly rehearsalId: string;
  readonly stage: (typeof rehearsalStages)[number]['id'];
  readonly isSubmitted: boolean;
  readonly onLeave: () => Promise<void>;
}

/** Goes on to the next stage, or ends the rehearsal after a question. */
function Navigation({ rehearsalId, stage, isSubmitted, onLeave }: NavigationProps) {
  const [startStage, { isLoading }] = useStartStageMutation();
  const [end, { isLoading: isEnding }] = useEndRehearsalMutation();
  const [isAsking, setAsking] = useState(false);
  const next = rehearsalStages[rehearsalStages.findIndex(({ id }) => id === stage) + 1];
  const params = { rehearsalId };
  const run = (change: () => Promise<unknown>) => showFailure(onLeave().then(change), { id: 'stage' });
  return (
    <>
      <Row gap={3} justify="space-between" className={styles.navigation}>
        <Button variant={next ? 'quiet' : 'primary'} onClick={() => setAsking(true)}>
          End the rehearsal
        </Button>
        {next && (
          <Button
            variant="primary"
            isPending={isLoading}
            onClick={() => void run(() => startStage({ params, body: { stage: next.id } }).unwrap())}
          >
            Next: {next.name}
            <ArrowRight size={16} aria-hidden />
          </Button>
        )}
      </Row>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="End the rehearsal?"
        description={
          isSubmitted
            ? 'After the end, you see the replay and what was measured.'
            : 'You have not submitted your code. After the end, you see the replay and what was measured.'
        }
      >
        <Row gap={3} justify="end">
          <Button onClick={() => setAsking(false)}>Go on</Button>
          <Button
            variant="primary"
            isPending={isEnding}
            onClick={() => void run(() => end({ params }).unwrap())}
          >
            End it
          </Button>
        </Row>
      </Modal>
    </>
  );
}
