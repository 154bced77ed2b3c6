import { showFailure } from '../../shared/requestToast.ts';
import { TimeZoneSelect } from '../../shared/ui/TimeZoneSelect.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useUpdateProfileMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

export function TimeZoneForm({ timeZone }: { readonly timeZone: string | null }) {
  const [update, { isLoading }] = useUpdateProfileMutation();

  const choose = async (zone: string) => {
    const request = update({ body: { timeZone: zone === '' ? null : zone } }).unwrap();
    if (await showFailure(request)) showToast(messages.saved);
  };

  return (
    <div className={styles.form}>
      <TimeZoneSelect value={timeZone ?? ''} isDisabled={isLoading} onChange={(zone) => void choose(zone)}>
        <option value="">Not set (UTC)</option>
      </TimeZoneSelect>
    </div>
  );
}
