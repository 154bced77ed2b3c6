import { expect, test } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { drawInvoice, type InvoiceFacts } from './invoice-document.ts';

const facts: InvoiceFacts = {
  kind: 'invoice',
  number: 'DR-2026-000001',
  invoiceNumber: null,
  issuedAt: new Date('2026-11-22T10:00:00Z'),
  paidAt: new Date('2026-11-21T10:00:00Z'),
  seller: { name: 'Dry Run', address: '1 Main St', taxId: '' },
  buyer: { name: 'Ada', address: '', taxId: '' },
  description: 'Coding interview course',
  listCents: 3900,
  discountCents: 780,
  totalCents: 3120,
  tax: { name: 'VAT', percent: 19, cents: 498 },
  paymentId: 'pi_1',
};

/** The glyph numbers of all shown texts; 0000 is the box of a missing glyph. */
function shownGlyphs(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(Buffer.from(raw.slice(start, raw.indexOf('endstream', start)), 'latin1')).toString(
      'latin1',
    );
  });
  const page = streams.find((stream) => stream.includes('Tf'));
  return [...(page ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
}

const draw = (name: string): Promise<Buffer> => drawInvoice({ ...facts, buyer: { ...facts.buyer, name } });

test.each([
  ['Latin with accents', 'Łącka Şişli Đorđe Nguyễn Ánh Ħ Ŋ Ǣ ẞ'],
  ['Cyrillic', 'Юлія Їжакевич Ђорђе Љубић Ғ Қ Ө Ү'],
  ['Greek', 'Ελένη Παπαδοπούλου Ὀδυσσεύς ᾳ'],
  ['signs', '€ № ™ „“ — … • § ¿'],
])('%s have a glyph for every letter', async (_, name) => {
  const [withName, without] = [shownGlyphs(await draw(name)), shownGlyphs(await draw(''))];
  expect(withName.length).toBeGreaterThan(without.length);
  expect(withName).not.toContain('0000');
});

test('a letter that the font lacks is printed as a question mark, never as an empty box', async () => {
  expect(shownGlyphs(await draw('李明 محمد 🙂'))).not.toContain('0000');
});

test('the font goes into the file with its used letters alone', async () => {
  expect((await draw('Łącka Юлія Ελένη')).length).toBeLessThan(80_000);
});
