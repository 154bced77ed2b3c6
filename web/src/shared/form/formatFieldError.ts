import { errorBodyOf } from '../error.ts';

/** Formats an API message for a form: drops the leading field name, capitalizes, adds a period. */
export function formatFieldError(message: string, name: string): string {
  const text = message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** The server's message for a field, formatted. Undefined if the error has none. */
export function fieldErrorOf(error: unknown, name: string): string | undefined {
  const message = errorBodyOf(error)?.fields?.[name];
  return message && formatFieldError(message, name);
}
