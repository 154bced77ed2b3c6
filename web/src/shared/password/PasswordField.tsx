import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Field, type FieldProps } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';

export function PasswordField({ hint, ...field }: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={hasCapsLock ? 'Caps Lock is on.' : hint}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        field.onBlur?.(event);
      }}
      trailing={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
