import { useParams } from 'react-router-dom';
import { useGetRehearsalQuery } from '../../features/rehearsal/rehearsalApi.ts';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { useFocusOnChange } from '../../shared/useFocusOnChange.ts';
import { EndedRehearsal } from './EndedRehearsal.tsx';
import styles from './RehearsalPage.module.css';
import { RunningRehearsal } from './RunningRehearsal.tsx';

/** A running rehearsal, or the replay and the report of an ended one. */
export function RehearsalPage() {
  const { rehearsalId = '' } = useParams();
  const argument = { params: { rehearsalId } };
  const { currentData, error, refetch } = useGetRehearsalQuery(argument, {
    refetchOnMountOrArgChange: true,
  });
  const content = useFocusOnChange(currentData?.state === 'running', 'start');
  if (currentData) {
    return (
      <div ref={content} className={styles.content} tabIndex={-1}>
        {currentData.state === 'running' ? (
          <RunningRehearsal key={rehearsalId} rehearsal={currentData} refetch={refetch} />
        ) : (
          <EndedRehearsal key={rehearsalId} rehearsal={currentData} />
        )}
      </div>
    );
  }
  return (
    <Page title="Rehearsal">
      {error === undefined ? (
        <Skeleton lines={8} label="Loading the rehearsal" />
      ) : (
        <Stack gap={4} align="start">
          <Alert onRetry={refetch}>{messageOf(error)}</Alert>
          <ButtonLink to={href.rehearse()}>All rehearsals</ButtonLink>
        </Stack>
      )}
    </Page>
  );
}
