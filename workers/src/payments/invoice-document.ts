import { invoiceText } from '@dryrun/contracts/invoice-text';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';

/** What an invoice or credit note says. Sums in cents. */
export interface InvoiceFacts {
  readonly kind: 'invoice' | 'credit note';
  readonly number: string;
  /** The invoice that a credit note takes back. */
  readonly invoiceNumber: string | null;
  readonly issuedAt: Date;
  readonly paidAt: Date;
  readonly seller: { readonly name: string; readonly address: string; readonly taxId: string };
  readonly buyer: { readonly name: string; readonly address: string; readonly taxId: string };
  readonly description: string;
  readonly listCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
  readonly tax: { readonly name: string; readonly percent: number; readonly cents: number } | null;
  readonly paymentId: string;
}

/** Noto Sans, whose licence lies beside it; only the letters used get into a file. */
const fonts = {
  regular: fileURLToPath(new URL('../../fonts/NotoSans-Regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../../fonts/NotoSans-Bold.ttf', import.meta.url)),
};

const margin = 56;
const width = 595.28 - 2 * margin;

/** Draws it on one A4 page. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Buffer> {
  const title = facts.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: { Title: `${title} ${facts.number}`, Author: facts.seller.name, CreationDate: facts.issuedAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  drawHead(pdf, facts, title);
  drawLines(pdf, facts);
  drawFoot(pdf, facts);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PdfDocument>;

function drawHead(pdf: Pdf, facts: InvoiceFacts, title: string): void {
  const { seller, buyer } = facts;
  pdf.font(fonts.bold).fontSize(22).text(title, margin, margin);
  pdf.font(fonts.regular).fontSize(10).fillColor('#555');
  pdf.text(`${facts.number}\n${longDate(facts.issuedAt)}`).fillColor('#000');
  if (facts.invoiceNumber !== null) pdf.text(`for invoice ${facts.invoiceNumber}`);
  const top = margin + 84;
  drawParty(pdf, 'From', seller, margin, top);
  drawParty(pdf, 'To', buyer, margin + width / 2, top);
  pdf.x = margin;
  pdf.y = top + 130;
}

function drawParty(pdf: Pdf, label: string, party: InvoiceFacts['buyer'], x: number, y: number): void {
  const lines = [party.name, party.address, party.taxId && `Tax id: ${party.taxId}`].filter(Boolean);
  pdf.fontSize(9).fillColor('#555').text(label, x, y);
  pdf.fontSize(10).fillColor('#000');
  pdf.text(invoiceText(lines.join('\n')), x, y + 14, { width: width / 2 - 16, height: 104, ellipsis: true });
}

function drawLines(pdf: Pdf, facts: InvoiceFacts): void {
  const sign = facts.kind === 'credit note' ? -1 : 1;
  drawLine(pdf, `${facts.description}, access for one year`, sign * facts.listCents);
  if (facts.discountCents > 0) drawLine(pdf, 'Discount', -sign * facts.discountCents);
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.75)
    .stroke('#999')
    .moveDown(0.6);
  pdf.font(fonts.bold);
  drawLine(pdf, 'Total', sign * facts.totalCents);
  pdf.font(fonts.regular).fillColor('#555');
  if (facts.tax) {
    const { name, percent, cents } = facts.tax;
    drawLine(pdf, `including ${name} ${percent} %`, sign * cents);
  }
  pdf.fillColor('#000');
}

function drawLine(pdf: Pdf, text: string, cents: number): void {
  const { y } = pdf;
  pdf.fontSize(11).text(invoiceText(text), margin, y, { width: width - 110 });
  const after = pdf.y;
  pdf.text(dollars(cents), margin + width - 100, y, { width: 100, align: 'right' });
  pdf.y = Math.max(after, pdf.y) + 8;
}

function drawFoot(pdf: Pdf, facts: InvoiceFacts): void {
  const paid =
    facts.kind === 'invoice'
      ? `Paid on ${longDate(facts.paidAt)}. Nothing is due.`
      : 'The amount was returned to the card that paid.';
  pdf.moveDown(2).fontSize(10).text(`${paid}\nPayment ${facts.paymentId}`, margin, pdf.y, { width });
}

const longDate = (date: Date): string =>
  date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
