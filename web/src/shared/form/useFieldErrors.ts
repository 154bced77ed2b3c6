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
  readonly showFieldErrors: (found: Partial<Record<Name, string | undefined>>) => boolean;
  /** Shows field errors from the server; otherwise a form error with the server's message or `fallback`. */
  readonly showServerError: (error: unknown, fallback: string) => void;
  readonly showFormError: (message: string) => void;
}

interface State<Name extends string> {
  readonly errors: FieldErrors<Name>;
  readonly formError?: string;
}

/** Error state of a form with these field names. Attach `form` to the form element. */
export function useFieldErrors<Name extends string>(names: readonly Name[]): FormErrors<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [{ errors, formError }, setState] = useState<State<Name>>({ errors: {} });

  const showErrors = (next: State<Name>) => {
    // The invalid fields must be in the DOM before one of them can be focused.
    flushSync(() => setState(next));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    form,
    errors,
    formError,
    showFieldErrors(found) {
      const present = Object.entries(found).filter(([, message]) => message !== undefined);
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
