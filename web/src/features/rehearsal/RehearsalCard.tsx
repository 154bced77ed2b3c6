import { rehearsalMinutes } from '@dryrun/contracts/rehearsal';
import { href } from '../../shared/paths.ts';
import { ActionCard } from '../../shared/ui/ActionCard.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { useListRehearsalsQuery } from './rehearsalApi.ts';

/** Offers a rehearsal. Hidden where rehearsals are switched off, and after the trial. */
export function RehearsalCard() {
  const { data } = useListRehearsalsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { isOff, problems, rehearsals } = data;
  const isRunning = rehearsals.some(({ endedAt }) => endedAt === undefined);
  if (!isRunning && (isOff || problems.any === 0)) return null;
  return (
    <ActionCard
      heading="Interview rehearsal"
      action={<ButtonLink to={href.rehearse()}>{isRunning ? 'Continue' : 'Rehearse'}</ButtonLink>}
    >
      {isRunning
        ? 'A rehearsal is running, and so is its clock.'
        : `${rehearsalMinutes} minutes like the real thing, and a replay of your code and your voice.`}
    </ActionCard>
  );
}
