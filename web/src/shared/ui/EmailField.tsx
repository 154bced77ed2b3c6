import { Field, type FieldProps } from './Field.tsx';

/** A text input for an e-mail: phones show an @, and nothing corrects what is typed or makes its first letter a capital. */
export function EmailField(field: Omit<FieldProps, 'type' | 'name' | 'trailing'>) {
  return <Field {...field} type="email" name="email" autoCapitalize="none" spellCheck={false} required />;
}
