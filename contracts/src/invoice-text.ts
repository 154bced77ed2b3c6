/** Non-ASCII symbols that occur in addresses and company names. */
const symbols =
  '\u00a0-\u00bf\u00d7\u00f7\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122';

/** Latin, Greek and Cyrillic characters that fonts often lack, such as Roman numerals and full-width forms. */
const rare = '\u1c89\u1c8a\u2150-\u218f\ua7cb-\ua7ff\uff00-\uffef\u{10000}-\u{10ffff}';

const printable = new RegExp(
  `^(?![${rare}])[\\n\\x20-\\x7e${symbols}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]$`,
  'u',
);

/** Replaces characters that the invoice font lacks: with the base letter if printable, else with `?`. */
export function invoiceText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (printable.test(character)) return character;
      const baseLetters = [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
      return baseLetters.length > 0 && baseLetters.every((part) => printable.test(part))
        ? baseLetters.join('')
        : replacement(character);
    })
    .join('');
}

/** Drops a combining mark that has no precomposed form with its letter. */
const replacement = (character: string): string => (/^\p{M}$/u.test(character) ? '' : '?');
