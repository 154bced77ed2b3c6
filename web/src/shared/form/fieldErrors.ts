import { errorBodyOf } from '../error.ts';

export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, string>>>;

/** The server's field errors as form messages: `email: enter your email` becomes `Enter your email.` */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): FieldErrors<Name> {
  const fields = errorBodyOf(error)?.fields ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = fields[name];
      return message === undefined ? [] : [[name, formatFieldError(message, name)]];
    }),
  ) as FieldErrors<Name>;
}

/** Formats an API message for a form: drops the leading field name, capitalizes, adds a period. */
export function formatFieldError(message: string, name: string): string {
  const text = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
