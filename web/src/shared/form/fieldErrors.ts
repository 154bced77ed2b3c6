import { errorBodyOf } from '../error.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldErrors<Name extends string> = Partial<Readonly<Record<Name, string>>>;

/** The fields which the server refused, in the form's words: `email: enter your e-mail` becomes `Enter your e-mail.` */
export function faultsOf<Name extends string>(error: unknown, names: readonly Name[]): FieldErrors<Name> {
  const fields = errorBodyOf(error)?.fields ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const sentence = fields[name];
      return sentence === undefined ? [] : [[name, withoutName(sentence, name)]];
    }),
  ) as FieldErrors<Name>;
}

/** A sentence as people read it: the field's name before it is for those who call the API. */
export function withoutName(sentence: string, name: string): string {
  const text = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
