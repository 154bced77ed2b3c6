import { href } from '../../shared/paths.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';

interface TermsCheckboxProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error: string | undefined;
}

export function TermsCheckbox({ isChecked, onChange, error }: TermsCheckboxProps) {
  return (
    <Checkbox
      name="acceptsTerms"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
      error={error}
      label={
        <>
          I am at least 13 and accept the{' '}
          <a href={href.terms()} target="_blank" rel="noreferrer">
            terms
          </a>
        </>
      }
    />
  );
}
