import { showFailure } from '../../shared/requestToast.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdateProfileMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

const supportedZones = Intl.supportedValuesOf('timeZone');

const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function TimeZoneForm({ timeZone }: { readonly timeZone: string | null }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const selectableZones = [
    ...new Set([...supportedZones, browserZone, ...(timeZone === null ? [] : [timeZone])]),
  ].toSorted();

  const choose = async (zone: string) => {
    const request = update({ body: { timeZone: zone === '' ? null : zone } }).unwrap();
    if (await showFailure(request)) showToast(messages.saved);
  };

  return (
    <Stack gap={4} className={styles.form}>
      <Select
        label="Time zone"
        value={timeZone ?? ''}
        disabled={isLoading}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">Not set (UTC)</option>
        {selectableZones.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      {timeZone !== browserZone && (
        <Row gap={2}>
          <Button size="sm" onClick={() => void choose(browserZone)}>
            Use this device's time zone: {browserZone.replaceAll('_', ' ')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
