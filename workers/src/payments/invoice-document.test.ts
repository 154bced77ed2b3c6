import { expect, test } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { renderInvoice, type BillingDocument } from './invoice-document.ts';

const invoice: BillingDocument = {
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

/** Returns the glyph ids of all texts; 0000 is the missing-glyph box. */
function shownGlyphs(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)].map(({ index, 0: header }) => {
    const start = index + header.length;
    return inflateSync(Buffer.from(raw.slice(start, raw.indexOf('endstream', start)), 'latin1')).toString(
      'latin1',
    );
  });
  const page = streams.find((stream) => stream.includes('Tf'));
  return [...(page ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
}

const render = (name: string): Promise<Buffer> =>
  renderInvoice({ ...invoice, buyer: { ...invoice.buyer, name } });

test.each([
  ['Latin with accents', 'Łącka Şişli Đorđe Nguyễn Ánh Ħ Ŋ Ǣ ẞ'],
  ['Cyrillic', 'Юлія Їжакевич Ђорђе Љубић Ғ Қ Ө Ү'],
  ['Greek', 'Ελένη Παπαδοπούλου Ὀδυσσεύς ᾳ'],
  ['signs', '€ № ™ „“ — … • § ¿'],
])('renders %s with a glyph for every character', async (_, name) => {
  const [withName, withoutName] = [shownGlyphs(await render(name)), shownGlyphs(await render(''))];
  expect(withName.length).toBeGreaterThan(withoutName.length);
  expect(withName).not.toContain('0000');
});

test('prints a question mark for a character that the font lacks', async () => {
  expect(shownGlyphs(await render('李明 محمد 🙂'))).not.toContain('0000');
});

test('embeds only the used glyphs of the font', async () => {
  expect((await render('Łącka Юлія Ελένη')).length).toBeLessThan(80_000);
});
