import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../error.ts';
import { faultsOf, type FieldErrors } from './fieldErrors.ts';

interface FormFaults<Name extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly faults: FieldErrors<Name>;
  /** What is wrong with the whole, not with one field. */
  readonly failure: string | undefined;
  /** Shows faults found here and focuses the first; false when there are none. */
  readonly show: (found: Partial<Record<Name, string | undefined>>) => boolean;
  /** Shows what a call failed with: at its fields, else as `failure` with the server's message or the `fallback`. */
  readonly showError: (error: unknown, fallback: string) => void;
  /** Shows a failure of the whole. */
  readonly fail: (failure: string) => void;
}

/** The faults of a form whose inputs have these names. */
export function useFieldErrors<Name extends string>(names: readonly Name[]): FormFaults<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [{ faults, failure }, set] = useState<{ faults: FieldErrors<Name>; failure?: string }>({
    faults: {},
  });

  const tell = (found: FieldErrors<Name>, whole?: string) => {
    flushSync(() => set({ faults: found, ...(whole !== undefined && { failure: whole }) }));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    form,
    faults,
    failure,
    show(found) {
      const real = Object.entries(found).filter(([, text]) => text !== undefined);
      tell(Object.fromEntries(real) as FieldErrors<Name>);
      return real.length > 0;
    },
    showError(error, fallback) {
      const refused = faultsOf(error, names);
      const hasFaults = Object.keys(refused).length > 0;
      tell(refused, hasFaults ? undefined : messageOf(error, fallback));
    },
    fail: (text) => tell({}, text),
  };
}
