/** Punctuation and signs beyond ASCII that addresses and company names hold. */
const signs =
  '\u00a0-\u00bf\u00d7\u00f7\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122';

/** Letters of the three scripts that fonts rarely have: Roman numbers, wide forms, newest and ancient additions. */
const rare = '\u1c89\u1c8a\u2150-\u218f\ua7cb-\ua7ff\uff00-\uffef\u{10000}-\u{10ffff}';

const printable = new RegExp(
  `^(?![${rare}])[\\n\\x20-\\x7e${signs}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}]$`,
  'u',
);

/**
 * A text as an invoice prints it: Latin with all its accents, Greek and Cyrillic letters and common signs as they are;
 * another character without its marks if that is one of them, else as a question mark. The invoice's font has a glyph
 * for every one of them.
 */
export function invoiceText(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      if (printable.test(character)) return character;
      const plain = [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '')];
      return plain.length > 0 && plain.every((one) => printable.test(one))
        ? plain.join('')
        : missing(character);
    })
    .join('');
}

/** A mark that stands alone after its letter is left out: the letter says enough. */
const missing = (character: string): string => (/^\p{M}$/u.test(character) ? '' : '?');
