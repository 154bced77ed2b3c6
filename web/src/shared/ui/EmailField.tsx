import { Field, type FieldProps } from './Field.tsx';

export function EmailField(field: Omit<FieldProps, 'type' | 'name' | 'trailing'>) {
  return <Field {...field} type="email" name="email" autoCapitalize="none" spellCheck={false} required />;
}
