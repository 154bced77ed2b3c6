import { expect, test } from '@jest/globals';
import { invoiceText } from './invoice-text.ts';

test.each([
  ['Ada Łącka, Şişli, Đorđe, Nguyễn Thị Ánh'],
  ['Юлія Їжакевич, Ђорђе Љубић'],
  ['Ελένη Παπαδοπούλου, ὦ'],
  ['Müller & Söhne — „Größe“ № 5, € 10'],
  ['Line one\nLine two'],
])('keeps %s unchanged', (text) => {
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
])('replaces %s with %s', (text, printed) => {
  expect(invoiceText(text)).toBe(printed);
});
