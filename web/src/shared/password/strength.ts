import { passwordError } from '@dryrun/contracts/credentials';

/** Password strength. `rejected` passwords break a rule; `text` names it. */
export interface Strength {
  readonly level: 'rejected' | 'weak' | 'fair' | 'good' | 'strong';
  readonly text: string;
}

/** Common parts of passwords. The server checks a longer list. */
const commonWords =
  /password|passwort|qwertyuiop|qwerty|asdfgh|letmein|welcome|iloveyou|dragon|monkey|admin|login|master|secret|dryrun/g;

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
};

/** Estimates a password's strength for the meter. The server decides whether it is accepted. */
export function strengthOf(password: string, email = ''): Strength {
  const error = passwordError(password);
  if (error !== undefined) return { level: 'rejected', text: `${capitalize(error)}.` };
  if (email !== '' && password.toLowerCase() === email.toLowerCase())
    return { level: 'rejected', text: "Don't use your email as your password." };
  const bits = bitsOf(password, email);
  if (bits < 40) return { level: 'weak', text: 'Weak: easy to guess' };
  if (bits < 56) return { level: 'fair', text: 'Fair' };
  if (bits < 72) return { level: 'good', text: 'Good' };
  return { level: 'strong', text: 'Strong' };
}

/**
 * Number of characters times the bits per character. A common word or a run such as `aaaa` or `1234` counts as one
 * character, the name of the email as none.
 */
function bitsOf(password: string, email: string): number {
  const plain = [...password.toLowerCase()].map((sign) => lookalikes[sign] ?? sign).join('');
  const [ownName = ''] = email.toLowerCase().split('@', 1);
  const words = plain.replace(commonWords, '\0');
  const rest = ownName.length > 2 ? words.replaceAll(ownName, '') : words;
  const signs = [...rest].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.map((sign, i) => sign - (signs[i - 1] ?? Number.NaN));
  const surprises = steps.filter((step, i) => !(Math.abs(step) <= 1 && (i === 1 || step === steps[i - 1])));
  return surprises.length * Math.log2(alphabetOf(password));
}

function alphabetOf(password: string): number {
  const classes = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d\s]/, 32],
    [/\s/, 1],
    [/[^\0-\x7f]/, 64],
  ] as const;
  return classes.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
