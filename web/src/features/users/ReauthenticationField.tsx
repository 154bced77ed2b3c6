import type { Profile } from '@dryrun/contracts/profile';
import { PasswordField } from '../../shared/password/PasswordField.tsx';
import type { FieldProps } from '../../shared/ui/Field.tsx';

interface ReauthenticationFieldProps extends Omit<FieldProps, 'label' | 'type' | 'trailing'> {
  readonly profile: Profile;
}

/** Asks for the password. Renders nothing for users without one, who need a recent login instead. */
export function ReauthenticationField({ profile, ...field }: ReauthenticationFieldProps) {
  if (!profile.hasPassword) return null;
  return <PasswordField {...field} label="Your password" autoComplete="current-password" />;
}
