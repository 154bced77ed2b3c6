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
export function estimateStrength(password: string, email = ''): Strength {
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

/** Estimates the entropy. Common words and `1234` count as one character, the email's name as none. */
function bitsOf(password: string, email: string): number {
  const normalized = [...password.toLowerCase()].map((char) => lookalikes[char] ?? char).join('');
  const [localPart = ''] = email.toLowerCase().split('@', 1);
  const withoutWords = normalized.replace(commonWords, '\0');
  const rest = localPart.length > 2 ? withoutWords.replaceAll(localPart, '') : withoutWords;
  const codes = [...rest].map((char) => char.codePointAt(0) ?? 0);
  const steps = codes.map((code, i) => code - (codes[i - 1] ?? Number.NaN));
  const isPredictable = (step: number, i: number) =>
    Math.abs(step) <= 1 && (i === 1 || step === steps[i - 1]);
  const unpredictableCount = steps.filter((step, i) => !isPredictable(step, i)).length;
  return unpredictableCount * Math.log2(alphabetSizeOf(password));
}

function alphabetSizeOf(password: string): number {
  const characterClasses = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d\s]/, 32],
    [/\s/, 1],
    [/[^\0-\x7f]/, 64],
  ] as const;
  return characterClasses.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
