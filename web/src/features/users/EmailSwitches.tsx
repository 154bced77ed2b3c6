import type { EmailPreferences } from '@dryrun/contracts/profile';
import { showFailure } from '../../shared/requestToast.ts';
import { Switch } from '../../shared/ui/Switch.tsx';
import { useUpdateEmailPreferencesMutation } from './profileApi.ts';

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
        hint="30 days, 7 days and 1 day before, and on the last day"
        isOn={preferences.accessReminders}
        onChange={(accessReminders) => void change({ accessReminders })}
      />
    </>
  );
}
