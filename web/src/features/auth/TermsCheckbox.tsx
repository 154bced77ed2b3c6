import { href } from '../../shared/paths.ts';
import { Checkbox, type CheckboxProps } from '../../shared/ui/Checkbox.tsx';

export function TermsCheckbox(field: Omit<CheckboxProps, 'label'>) {
  return (
    <Checkbox
      {...field}
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
