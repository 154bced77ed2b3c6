import { Field, type FieldProps } from './Field.tsx';

/** An email input without autocorrection and autocapitalization. */
export function EmailField(field: Omit<FieldProps, 'type' | 'name' | 'trailing'>) {
  return <Field {...field} type="email" name="email" autoCapitalize="none" spellCheck={false} required />;
}
