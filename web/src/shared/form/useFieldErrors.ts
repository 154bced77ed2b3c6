import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../error.ts';
import { fieldErrorsOf, type FieldErrors } from './fieldErrors.ts';

interface FormErrors<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FieldErrors<Name>;
  /** An error of the whole form, not of one field. */
  readonly formError: string | undefined;
  /** Shows client-side errors and focuses the first invalid field. Returns false when there are none. */
  readonly showFieldErrors: (messages: Partial<Record<Name, string | undefined>>) => boolean;
  /** Shows the server's field errors, else its message, else `fallback`. */
  readonly showServerError: (error: unknown, fallback: string) => void;
  readonly showFormError: (message: string) => void;
}

interface State<Name extends string> {
  readonly errors: FieldErrors<Name>;
  readonly formError?: string;
}

export function useFieldErrors<Name extends string>(names: readonly Name[]): FormErrors<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, formError }, setState] = useState<State<Name>>({ errors: {} });

  const showErrors = (next: State<Name>) => {
    // Renders synchronously, because a field must be marked as invalid before it can be focused.
    flushSync(() => setState(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    form,
    errors,
    formError,
    showFieldErrors(messages) {
      const present = Object.entries(messages).filter(([, message]) => message !== undefined);
      showErrors({ errors: Object.fromEntries(present) as FieldErrors<Name> });
      return present.length > 0;
    },
    showServerError(error, fallback) {
      const fromServer = fieldErrorsOf(error, names);
      const hasFieldErrors = Object.keys(fromServer).length > 0;
      const message = hasFieldErrors ? undefined : messageOf(error, fallback);
      showErrors({ errors: fromServer, ...omitUndefined({ formError: message }) });
    },
    showFormError: (message) => showErrors({ errors: {}, formError: message }),
  };
}
