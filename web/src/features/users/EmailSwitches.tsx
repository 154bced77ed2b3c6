import { reminderDays } from '@dryrun/contracts/access';
import type { EmailPreferences } from '@dryrun/contracts/profile';
import { showFailure } from '../../shared/requestToast.ts';
import { Switch } from '../../shared/ui/Switch.tsx';
import { useUpdateEmailPreferencesMutation } from './profileApi.ts';

const reminders = reminderDays
  .filter((days) => days > 0)
  .map((days) => `${days} ${days === 1 ? 'day' : 'days'}`);

export function EmailSwitches({ preferences }: { readonly preferences: EmailPreferences }) {
  const [update] = useUpdateEmailPreferencesMutation();
  const change = (body: Partial<EmailPreferences>) => showFailure(update({ body }).unwrap());
  return (
    <>
      <Switch
        label="Replies to my comments"
        hint="At most one email every 15 minutes"
        isOn={preferences.commentReplies}
        onChange={(commentReplies) => void change({ commentReplies })}
      />
      <Switch
        label="Reminders before my access ends"
        hint={`${new Intl.ListFormat('en-GB').format(reminders)} before, and on the last day`}
        isOn={preferences.accessReminders}
        onChange={(accessReminders) => void change({ accessReminders })}
      />
    </>
  );
}
