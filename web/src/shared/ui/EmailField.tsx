import { Field, type FieldProps } from './Field.tsx';

/** An email input without spell checking and automatic capitalization. */
export function EmailField(field: Omit<FieldProps, 'type' | 'name' | 'trailing'>) {
  return <Field {...field} type="email" name="email" autoCapitalize="none" spellCheck={false} required />;
}
