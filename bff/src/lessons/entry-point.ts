import type { Lang } from '@dryrun/contracts/language';
import { fieldError } from '../platform/error.ts';

/** The judge calls the program there. Python runs from its first line. */
const entryPoints: Partial<Readonly<Record<Lang, { readonly pattern: RegExp; readonly message: string }>>> = {
  java: {
    pattern: /\bclass\s+Main\b/,
    message: 'typedCode: keep the class Main with its method main. The program starts there.',
  },
  c_cpp: {
    pattern: /^int main\(\s*\)/m,
    message: 'typedCode: keep `int main()` at the start of a line. The program starts there.',
  },
};

/** Throws `invalid_request` for a program that does not start where the programs of lessons do. */
export function requireEntryPoint(lang: Lang, typedCode: string): void {
  const entryPoint = entryPoints[lang];
  if (entryPoint && !entryPoint.pattern.test(typedCode))
    throw fieldError('invalid_request', 'typedCode', entryPoint.message);
}
