import { expect, test } from '@jest/globals';
import { invoiceText } from './invoice-text.ts';

test.each([
  ['Ada Łącka, Şişli, Đorđe, Nguyễn Thị Ánh'],
  ['Юлія Їжакевич, Ђорђе Љубић'],
  ['Ελένη Παπαδοπούλου, ὦ'],
  ['Müller & Söhne — „Größe“ № 5, € 10'],
  ['Line one\nLine two'],
])('%s is printed as it is', (text) => {
  expect(invoiceText(text)).toBe(text);
});

test.each([
  ['Ångström', 'Ångström'],
  ['Ｗｉｄｅ', 'Wide'],
  ['ﬁne', 'ﬁne'],
  ['x̌y', 'xy'],
  ['Li 李明', 'Li ??'],
  ['محمد', '????'],
  ['Ada 🙂', 'Ada ?'],
  ['a\tb', 'a?b'],
])('%s is printed as %s', (text, printed) => {
  expect(invoiceText(text)).toBe(printed);
});
