import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { errorBodyOf, messageOf } from '../error.ts';
import { formatFieldError } from './formatFieldError.ts';

interface ContractFormOptions<Values extends FieldValues, Output> {
  /** Rules and messages of the fields, in most forms the body of an endpoint. */
  readonly schema: z.ZodType<Output, Values>;
  /** Every field needs a value, so that server errors can be shown at it. */
  readonly defaultValues: DefaultValues<Values>;
  /** Sends the parsed values. A rejection is shown at its fields, or as `formError`. */
  readonly send: (values: Output) => Promise<unknown>;
  /** Shown if an error has no message of the server. */
  readonly fallback?: string;
}

/** A form that validates with a schema of the contracts. Focuses the first invalid field. */
export function useContractForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
  fallback,
}: ContractFormOptions<Values, Output>) {
  const form = useForm({ defaultValues, resolver: zodResolver(schema) });
  const { errors, isSubmitting } = form.formState;

  const showServerError = (error: unknown) => {
    const fields = Object.entries(errorBodyOf(error)?.fields ?? {}).filter(
      ([name]) => name in form.getValues(),
    );
    fields.forEach(([name, message], i) => {
      form.setError(name as Path<Values>, { message }, { shouldFocus: i === 0 });
    });
    if (fields.length === 0) form.setError('root', { message: messageOf(error, fallback) });
  };

  return {
    ...form,
    isPending: isSubmitting,
    formError: errors.root?.message,
    submit: form.handleSubmit((values) => send(values).catch(showServerError)),
    field: (name: Path<Values>) => {
      const message = form.getFieldState(name, form.formState).error?.message;
      return { ...form.register(name), error: message && formatFieldError(message, name) };
    },
  };
}
