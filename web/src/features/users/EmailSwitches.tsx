import type { EmailPreferences } from '@dryrun/contracts/profile';
import { messageOf } from '../../shared/error.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { Switch } from '../../shared/ui/Switch.tsx';
import { messages } from './messages.ts';
import { useUpdateEmailPreferencesMutation } from './profileApi.ts';

export function EmailSwitches({ preferences }: { readonly preferences: EmailPreferences }) {
  const [update] = useUpdateEmailPreferencesMutation();
  const change = async (body: Partial<EmailPreferences>) => {
    try {
      await update({ body }).unwrap();
    } catch (error) {
      showError(messageOf(error, messages.unknownError));
    }
  };
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
