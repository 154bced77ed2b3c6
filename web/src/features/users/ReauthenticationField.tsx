import type { Profile } from '@dryrun/contracts/profile';
import { PasswordField } from '../../shared/password/PasswordField.tsx';

interface ReauthenticationFieldProps {
  readonly profile: Profile;
  readonly password: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** Asks for the password. Renders nothing for users without one, who need a recent login instead. */
export function ReauthenticationField({ profile, password, onChange, error }: ReauthenticationFieldProps) {
  if (!profile.hasPassword) return null;
  return (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      value={password}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
