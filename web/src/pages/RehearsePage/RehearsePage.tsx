import { langNames, langs } from '@dryrun/contracts/language';
import {
  rehearsalMinutes,
  rehearsalStages,
  type rehearsalChoices,
  type Rehearsals,
  type RehearsalSummary,
} from '@dryrun/contracts/rehearsal';
import { useState } from 'react';
import {
  useDeleteRehearsalMutation,
  useListRehearsalsQuery,
  useStartRehearsalMutation,
} from '../../features/rehearsal/rehearsalApi.ts';
import { deleteVoice } from '../../features/rehearsal/voice/voiceFiles.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { showFailure } from '../../shared/requestToast.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useEditorLanguage } from '../../shared/useEditorLanguage.ts';
import styles from './RehearsePage.module.css';

type Choice = (typeof rehearsalChoices)[number];

/** Starts a rehearsal, and lists the earlier ones. */
export function RehearsePage() {
  const { data, error, refetch } = useListRehearsalsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Interview rehearsal">
      <Stack gap={10}>
        <div className={styles.columns}>
          <Stack gap={4}>
            <p className={styles.intro}>
              {rehearsalMinutes} minutes like the real thing, alone. You get a task without its constraints
              and ask for them. You plan aloud, code without a safety net and submit once. Then you watch
              yourself: your code and your voice side by side, beside what was measured.
            </p>
            {!data && <Loading error={error} onRetry={refetch} lines={4} label="Loading your rehearsals" />}
            {data && <Start rehearsals={data} />}
          </Stack>
          <Stages />
        </div>
        {data && data.rehearsals.some(({ endedAt }) => endedAt !== undefined) && (
          <Earlier rehearsals={data.rehearsals} />
        )}
      </Stack>
    </Page>
  );
}

function Stages() {
  return (
    <Card as="section" padding={4} gap={3} aria-label="Stages">
      <Stack as="ol" gap={2} className={styles.stages}>
        {rehearsalStages.map(({ id, name, minutes }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.minutes}>{minutes} min</span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Start({
  rehearsals: { rehearsals, problems, isTrial, isOff },
}: {
  readonly rehearsals: Rehearsals;
}) {
  const running = rehearsals.find(({ endedAt }) => endedAt === undefined);
  if (running) {
    return (
      <Alert
        tone="info"
        actions={
          // Loads a document, because only its headers allow the microphone.
          <ButtonLink to={href.rehearsal(running.id)} reloadDocument variant="primary" size="sm">
            Continue
          </ButtonLink>
        }
      >
        A rehearsal in {langNames[running.lang]} is running, and so is its clock.
      </Alert>
    );
  }
  if (isOff) return <Text size="md">Rehearsals are not offered at the moment.</Text>;
  if (problems.any === 0) {
    return (
      <Stack gap={4} align="start">
        <Text size="md">
          You have used your free rehearsal. With the course, you can rehearse all problems.
        </Text>
        <ButtonLink to={href.buy(builtInCoursePath)} variant="primary">
          Buy the course
        </ButtonLink>
      </Stack>
    );
  }
  return <StartForm problems={problems} isTrial={isTrial} />;
}

function StartForm({ problems, isTrial }: Pick<Rehearsals, 'problems' | 'isTrial'>) {
  const [lang, setLang] = useEditorLanguage();
  const [choice, setChoice] = useState<Choice>(problems.new > 0 ? 'new' : 'any');
  const [start, { isLoading }] = useStartRehearsalMutation();
  const submit = async () => {
    const { id } = await start({ body: { lang, choice } }).unwrap();
    window.location.assign(href.rehearsal(id)); // a document, whose headers allow the microphone
  };
  const choices = [
    { id: 'new', name: 'One that I have not solved', count: problems.new },
    { id: 'any', name: 'Any problem', count: problems.any },
    { id: 'solved', name: 'One that I have solved', count: problems.solved },
  ] as const;
  return (
    <Stack
      as="form"
      gap={4}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void showFailure(submit(), { id: 'rehearse' });
      }}
    >
      <Row gap={4} align="end">
        <Select
          label="Language"
          value={lang}
          onChange={({ target }) => setLang(langs.find((each) => each === target.value) ?? 'java')}
        >
          {langs.map((each) => (
            <option key={each} value={each}>
              {langNames[each]}
            </option>
          ))}
        </Select>
        <Select
          label="Problem"
          value={choice}
          onChange={({ target }) => setChoice(choices.find(({ id }) => id === target.value)?.id ?? 'any')}
        >
          {choices.map(({ id, name, count }) => (
            <option key={id} value={id} disabled={count === 0}>
              {name} ({count})
            </option>
          ))}
        </Select>
      </Row>
      {isTrial && (
        <Text>Without the course, you can rehearse once, with one of the {problems.any} free problems.</Text>
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" isPending={isLoading} pendingText="Starting…">
          Start the clock
        </Button>
      </div>
      <Text>You can record your voice. It stays on this device.</Text>
    </Stack>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Earlier({ rehearsals }: { readonly rehearsals: readonly RehearsalSummary[] }) {
  const [remove, { isLoading }] = useDeleteRehearsalMutation();
  const deleteOne = async (rehearsalId: string) => {
    const request = remove({ params: { rehearsalId } }).unwrap();
    if (await showFailure(request, { id: 'delete' })) await deleteVoice(rehearsalId);
  };
  return (
    <Section title="Your rehearsals">
      <DataTable<RehearsalSummary>
        label="Your rehearsals"
        keyOf={({ id }) => id}
        rows={rehearsals.filter(({ endedAt }) => endedAt !== undefined)}
        columns={[
          { head: 'Problem', isRowHeader: true, cell: ({ problem }) => problem ?? '' },
          { head: 'Started', cell: ({ startedAt }) => dateFormat.format(new Date(startedAt)) },
          { head: 'Language', cell: ({ lang }) => langNames[lang] },
          { head: 'Verdict', cell: ({ verdict }) => verdict ?? 'Not submitted' },
          { head: 'Link', cell: ({ isShared }) => (isShared ? 'Shared' : 'Private') },
        ]}
        renderActions={({ id, problem }) => (
          <Row gap={2}>
            <ButtonLink
              to={href.rehearsal(id)}
              reloadDocument
              size="sm"
              aria-label={`Replay of ${problem ?? ''}`}
            >
              Replay
            </ButtonLink>
            <Button
              size="sm"
              variant="quiet"
              disabled={isLoading}
              aria-label={`Delete the rehearsal of ${problem ?? ''}`}
              onClick={() => void deleteOne(id)}
            >
              Delete
            </Button>
          </Row>
        )}
      />
    </Section>
  );
}
