import { useId } from 'react';
import { showFailure } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import fieldStyles from '../../shared/ui/Field.module.css';
import { Row } from '../../shared/ui/Row.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import styles from './Plan.module.css';
import { useCreateCalendarMutation, useRevokeCalendarMutation } from './planApi.ts';

/** The secret address of the calendar feed, which is shown only when it is new. */
export function CalendarCard({ hasCalendar }: { readonly hasCalendar: boolean }) {
  const id = useId();
  const [create, { data, isLoading }] = useCreateCalendarMutation({ fixedCacheKey: 'calendar' });
  const [revoke, { isLoading: isRevoking }] = useRevokeCalendarMutation();
  const address = hasCalendar && data ? window.location.origin + data.path : undefined;
  const createAddress = () => showFailure(create().unwrap(), { id: 'calendar' });
  const revokeAddress = async () => {
    const isRevoked = await showFailure(revoke().unwrap(), { id: 'calendar' });
    if (isRevoked) showToast('The address no longer works.');
  };
  return (
    <Card padding={5}>
      <Section title="In your calendar" size="md">
        {!hasCalendar && (
          <Text>Subscribe to your plan. Your calendar then shows each day, and follows every change.</Text>
        )}
        {hasCalendar && !address && (
          <Text>
            Your calendar can read the plan. The address was shown once; make a new one if you lost it.
          </Text>
        )}
        {address !== undefined && (
          <>
            <label htmlFor={id} className={fieldStyles.label}>
              Secret address
            </label>
            <div className={styles.address}>
              <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
              <CopyButton text={address} />
            </div>
            <Text>
              Add it in your calendar under “subscribe” or “from URL”. It is shown only now. Who has it can
              read your plan.
            </Text>
          </>
        )}
        <Row gap={2}>
          <Button size="sm" isPending={isLoading} onClick={() => void createAddress()}>
            {hasCalendar ? 'New address' : 'Create the address'}
          </Button>
          {hasCalendar && (
            <Button size="sm" variant="quiet" isPending={isRevoking} onClick={() => void revokeAddress()}>
              Revoke
            </Button>
          )}
        </Row>
      </Section>
    </Card>
  );
}
