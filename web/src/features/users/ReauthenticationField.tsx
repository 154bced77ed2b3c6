import type { Profile } from '@dryrun/contracts/profile';
import { PasswordField } from '../../shared/password/PasswordField.tsx';

interface ProofFieldProps {
  readonly profile: Profile;
  readonly password: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
}

/** The password, by which one proves to be still oneself; nothing for who has none and proves it by a fresh login. */
export function ReauthenticationField({ profile, password, onChange, error }: ProofFieldProps) {
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
