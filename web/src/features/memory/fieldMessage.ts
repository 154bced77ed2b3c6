import { errorBodyOf } from '../../shared/error.ts';

/** The server's message for a field as a sentence, without the name of the field. */
export function fieldMessage(error: unknown, field: string): string | undefined {
  const message = errorBodyOf(error)?.fields?.[field]?.replace(`${field}: `, '');
  return message && message.charAt(0).toUpperCase() + message.slice(1);
}
