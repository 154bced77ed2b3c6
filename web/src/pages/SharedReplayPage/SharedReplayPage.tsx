import { langNames } from '@dryrun/contracts/language';
import { rubricParts, type SharedReplay } from '@dryrun/contracts/rehearsal';
import { useParams } from 'react-router-dom';
import { ReadOnlyCode } from '../../features/code/editor/ReadOnlyCode.tsx';
import { useGetSharedReplayQuery } from '../../features/rehearsal/rehearsalApi.ts';
import { partNames } from '../../features/rehearsal/replay/gaps.ts';
import { ReplayPlayer } from '../../features/rehearsal/replay/ReplayPlayer.tsx';
import { useTimeline } from '../../features/rehearsal/replay/useTimeline.ts';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { formatLongDate } from '../../shared/relativeTime.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';

/** A rehearsal that a learner has shared: code, moments and levels. */
export function SharedReplayPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetSharedReplayQuery({ params: { token } });
  if (data) return <Shared replay={data} />;
  return (
    <Page title="Replay of a rehearsal">
      {error === undefined ? (
        <Skeleton lines={8} label="Loading the replay" />
      ) : (
        <Stack gap={4} align="start">
          <Alert onRetry={refetch}>{messageOf(error)}</Alert>
          <ButtonLink to={href.home()}>To the home page</ButtonLink>
        </Stack>
      )}
    </Page>
  );
}

function Shared({ replay }: { readonly replay: SharedReplay }) {
  const { lang, problem, startedAt, verdict, rubric } = replay;
  const timeline = useTimeline(replay.ms);
  const levels = rubricParts.filter((part) => rubric[part] !== null);
  return (
    <Page title={`Replay: ${problem}`}>
      <Stack gap={8}>
        <Text>
          {formatLongDate(startedAt)} · {langNames[lang]} · {verdict ?? 'Not submitted'}
        </Text>
        <ReplayPlayer
          replay={replay}
          timeline={timeline}
          renderCode={({ text, line }) => (
            <ReadOnlyCode path="shared-replay" lang={lang} code={text} line={line} />
          )}
        />
        {levels.length > 0 && (
          <Section title="Levels, judged by the author">
            <ul>
              {levels.map((part) => (
                <li key={part}>
                  {partNames[part]}: {rubric[part]} of 4
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Stack>
    </Page>
  );
}
