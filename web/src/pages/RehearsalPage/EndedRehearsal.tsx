import { langNames } from '@dryrun/contracts/language';
import type { EndedRehearsal as Ended, Replay } from '@dryrun/contracts/rehearsal';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { growthNames } from '../../features/code/complexity/growth.ts';
import { ReadOnlyCode } from '../../features/code/editor/ReadOnlyCode.tsx';
import { useGetReplayQuery, useTryOwnTestsMutation } from '../../features/rehearsal/rehearsalApi.ts';
import { MeasuredReport } from '../../features/rehearsal/replay/MeasuredReport.tsx';
import { ReplayPlayer } from '../../features/rehearsal/replay/ReplayPlayer.tsx';
import { RubricForm } from '../../features/rehearsal/replay/RubricForm.tsx';
import { SharePanel } from '../../features/rehearsal/replay/SharePanel.tsx';
import { useTimeline } from '../../features/rehearsal/replay/useTimeline.ts';
import { listSilences } from '../../features/rehearsal/voice/silences.ts';
import { useVoicePlayback } from '../../features/rehearsal/voice/useVoicePlayback.ts';
import type { VoiceSegment } from '../../features/rehearsal/voice/voiceFiles.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
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
  const [segments, setSegments] = useState<readonly VoiceSegment[]>([]);
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
        {replay && <OwnReplay rehearsalId={id} replay={replay} onVoice={setSegments} />}
        {!replay && <Loading error={error} onRetry={refetch} lines={8} label="Loading the replay" />}
        <div className={styles.report}>
          <MeasuredReport
            rehearsal={rehearsal}
            growthNames={growthNames}
            silences={segments.length > 0 ? listSilences(segments) : undefined}
          />
          <RubricForm rehearsal={rehearsal} />
        </div>
        <Written rehearsal={rehearsal} />
        <NextSteps rehearsal={rehearsal} />
        <SharePanel rehearsalId={id} isShared={rehearsal.isShared} />
      </Stack>
    </Page>
  );
}

interface OwnReplayProps {
  readonly rehearsalId: string;
  readonly replay: Replay;
  readonly onVoice: (segments: readonly VoiceSegment[]) => void;
}

function OwnReplay({ rehearsalId, replay, onVoice }: OwnReplayProps) {
  const timeline = useTimeline(replay.ms);
  const voice = useVoicePlayback(rehearsalId, timeline);
  const segments = voice?.segments;
  useEffect(() => {
    if (segments) onVoice(segments);
  }, [segments, onVoice]);
  return (
    <ReplayPlayer
      replay={replay}
      timeline={timeline}
      extra={
        voice &&
        voice.segments.length > 0 && (
          <IconButton
            label={voice.isMuted ? 'Play the voice' : 'Mute the voice'}
            icon={voice.isMuted ? <VolumeX size={18} aria-hidden /> : <Volume2 size={18} aria-hidden />}
            onClick={() => voice.mute(!voice.isMuted)}
          />
        )
      }
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
          Read the best solution
        </ButtonLink>
        <ButtonLink to={href.today()}>Repeat your mistakes on Today</ButtonLink>
        <ButtonLink to={href.rehearse()}>Rehearse again</ButtonLink>
      </Row>
    </Section>
  );
}
