import { langNames } from '@dryrun/contracts/language';
import type { EndedRehearsal as Ended, Replay } from '@dryrun/contracts/rehearsal';
import { growthNames } from '../../features/code/complexity/growth.ts';
import { ReadOnlyCode } from '../../features/code/editor/ReadOnlyCode.tsx';
import { useGetReplayQuery, useTryOwnTestsMutation } from '../../features/rehearsal/rehearsalApi.ts';
import { MeasuredReport } from '../../features/rehearsal/replay/MeasuredReport.tsx';
import { ReplayPlayer } from '../../features/rehearsal/replay/ReplayPlayer.tsx';
import { RubricForm } from '../../features/rehearsal/replay/RubricForm.tsx';
import { SharePanel } from '../../features/rehearsal/replay/SharePanel.tsx';
import { useTimeline } from '../../features/rehearsal/replay/useTimeline.ts';
import { messageOf, unknownError } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useOnMount } from '../../shared/useOnMount.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './RehearsalPage.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The replay, and what was measured beside the learner's own judgment. */
export function EndedRehearsal({ rehearsal }: { readonly rehearsal: Ended }) {
  const { id, lang, problem, startedAt, endReason, report } = rehearsal;
  const title = `Replay: ${problem.name}`;
  usePageTitle(title);
  const { data: replay, error, refetch } = useGetReplayQuery({ params: { rehearsalId: id } });
  const [tryOwnTests] = useTryOwnTestsMutation();
  useOnMount(async () => {
    // Without a free judge, the next visit tries again.
    if (report.ownTests === undefined) await tryOwnTests({ params: { rehearsalId: id } });
  });
  return (
    <Page title={title}>
      <Stack gap={10}>
        <Text>
          {dateFormat.format(new Date(startedAt))} · {langNames[lang]} · {problem.difficulty} ·{' '}
          {problem.pattern}
          {endReason === 'time' && ' · The time ran out'}
        </Text>
        {replay && <OwnReplay rehearsalId={id} replay={replay} />}
        {!replay && error === undefined && <Skeleton lines={8} label="Loading the replay" />}
        {!replay && error !== undefined && <Alert onRetry={refetch}>{messageOf(error, unknownError)}</Alert>}
        <div className={styles.report}>
          <MeasuredReport rehearsal={rehearsal} growthNames={growthNames} silences={undefined} />
          <RubricForm rehearsal={rehearsal} />
        </div>
        <Written rehearsal={rehearsal} />
        <NextSteps rehearsal={rehearsal} />
        <SharePanel rehearsalId={id} isShared={rehearsal.isShared} />
      </Stack>
    </Page>
  );
}

function OwnReplay({ rehearsalId, replay }: { readonly rehearsalId: string; readonly replay: Replay }) {
  const timeline = useTimeline(replay.ms);
  return (
    <ReplayPlayer
      replay={replay}
      timeline={timeline}
      renderCode={({ text, line }) => (
        <ReadOnlyCode path={`replay-${rehearsalId}`} lang={replay.lang} code={text} line={line} />
      )}
    />
  );
}

/** The task, the plan and the answer to the follow-up beside a good one. */
function Written({ rehearsal: { task, notes, followUp } }: { readonly rehearsal: Ended }) {
  return (
    <Section title="Task, plan and follow-up">
      <p className={styles.text}>{task}</p>
      <dl className={styles.written}>
        <dt>Brute force</dt>
        <dd>{notes.bruteForce || 'Nothing written.'}</dd>
        <dt>Better idea</dt>
        <dd>{notes.idea || 'Nothing written.'}</dd>
        <dt>{followUp.ask}</dt>
        <dd>{notes.followUp || 'Nothing written.'}</dd>
        <dt>A good answer</dt>
        <dd>{followUp.answer}</dd>
      </dl>
    </Section>
  );
}

function NextSteps({ rehearsal: { problem } }: { readonly rehearsal: Ended }) {
  const { coursePath, lessonPath } = problem;
  return (
    <Section title="Next steps">
      <Row gap={3}>
        <ButtonLink to={href.lesson(coursePath, lessonPath, 'best-solution')}>
          Compare with the best solution
        </ButtonLink>
        <ButtonLink to={href.today()}>Repeat your mistakes on Today</ButtonLink>
        <ButtonLink to={href.rehearse()}>Rehearse again</ButtonLink>
      </Row>
    </Section>
  );
}
