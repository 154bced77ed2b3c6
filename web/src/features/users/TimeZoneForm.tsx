import { messageOf } from '../../shared/error.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Select } from '../../shared/ui/Select.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdateProfileMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

const zones = Intl.supportedValuesOf('timeZone');

/** The zone of this browser, such as `Europe/Berlin`. */
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone in which mails tell the time; saved when it is chosen. */
export function TimeZoneForm({ timeZone }: { readonly timeZone: string | null }) {
  const [update, { isLoading }] = useUpdateProfileMutation();
  const known = [...new Set([...zones, ownZone, ...(timeZone === null ? [] : [timeZone])])].toSorted();

  const choose = async (zone: string) => {
    try {
      await update({ body: { timeZone: zone === '' ? null : zone } }).unwrap();
      showToast(messages.saved);
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };

  return (
    <div className={styles.form}>
      <Select
        label="Time zone"
        value={timeZone ?? ''}
        disabled={isLoading}
        onChange={(event) => void choose(event.target.value)}
      >
        <option value="">Not chosen (UTC)</option>
        {known.map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
      {timeZone !== ownZone && (
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => void choose(ownZone)}>
            Use this device’s: {ownZone.replaceAll('_', ' ')}
          </Button>
        </div>
      )}
    </div>
  );
}
