import { codeTemplate } from '@dryrun/content/course/code-template';
import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { hideSignature, rehearsalFunction } from '@dryrun/contracts/rehearsal';
import type { Signature } from '@dryrun/contracts/signature';

export function rehearsalTemplate(signature: Signature, lang: Lang): string {
  return codeTemplate(hideSignature(signature))[lang];
}

const wordOf = (name: string) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g');

/**
 * Exchanges the function's name in a rehearsal with the real one, in both directions, so that the code keeps its meaning
 * even if it uses both names. Applied twice, it returns the same text.
 */
export function exchangeNames(signature: Signature, code: string): string {
  const either = wordOf(`(?:${rehearsalFunction}|${signature.function})`);
  return code.replaceAll(either, (name) =>
    name === rehearsalFunction ? signature.function : rehearsalFunction,
  );
}

/**
 * Replaces the real name in messages of the compiler and the program, and shifts the columns of diagnostics from the judged
 * code to the learner's.
 */
export function hideName(signature: Signature, judgedCode: string, check: Check): Check {
  const hide = (text: string): string => text.replaceAll(wordOf(signature.function), () => rehearsalFunction);
  const hideOptional = (text: string | undefined) => (text === undefined ? undefined : hide(text));
  const judgedLines = judgedCode.split('\n');
  const hideCase = <Case extends NonNullable<Check['failedTest']>>(result: Case): Case =>
    omitUndefined({
      ...result,
      stdOutput: hide(result.stdOutput),
      errorOutput: hideOptional(result.errorOutput),
    }) as Case;
  return omitUndefined({
    ...check,
    stdOutput: hide(check.stdOutput),
    compileOutput: hideOptional(check.compileOutput),
    errorOutput: hideOptional(check.errorOutput),
    failedTest: check.failedTest && hideCase(check.failedTest),
    cases: check.cases?.map(hideCase),
    diagnostics: check.diagnostics?.map(({ column, ...diagnostic }) =>
      omitUndefined({
        ...diagnostic,
        message: hide(diagnostic.message),
        column:
          column === undefined
            ? undefined
            : exchangeNames(signature, (judgedLines[diagnostic.line - 1] ?? '').slice(0, column - 1)).length +
              1,
      }),
    ),
  });
}
