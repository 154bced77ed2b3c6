import { invoiceText } from '@dryrun/contracts/invoice-text';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { longDate } from '@dryrun/contracts/long-date';
import { formatCents } from '@dryrun/contracts/money';
import PdfDocument from 'pdfkit';

export interface BillingDocument {
  readonly kind: 'invoice' | 'credit note';
  readonly number: string;
  /** The invoice that a credit note refers to. */
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

/** Noto Sans; its license file is in the same folder. PDFKit embeds only the glyphs in use. */
const fonts = {
  regular: fileURLToPath(new URL('../../fonts/NotoSans-Regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../../fonts/NotoSans-Bold.ttf', import.meta.url)),
};

/** Lengths are in PDF points (1/72 inch); an A4 page is 595.28 wide. */
const margin = 56;
const width = 595.28 - 2 * margin;

export async function renderInvoice(document: BillingDocument): Promise<Buffer> {
  const title = document.kind === 'invoice' ? 'Invoice' : 'Credit note';
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    font: fonts.regular,
    info: {
      Title: `${title} ${document.number}`,
      Author: document.seller.name,
      CreationDate: document.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  renderHeader(pdf, document, title);
  renderLineItems(pdf, document);
  renderFooter(pdf, document);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PdfDocument>;

function renderHeader(pdf: Pdf, document: BillingDocument, title: string): void {
  const { seller, buyer } = document;
  pdf.font(fonts.bold).fontSize(22).text(title, margin, margin);
  pdf.font(fonts.regular).fontSize(10).fillColor('#555');
  pdf.text(`${document.number}\n${longDate(document.issuedAt)}`).fillColor('#000');
  if (document.invoiceNumber !== null) pdf.text(`for invoice ${document.invoiceNumber}`);
  const top = margin + 84;
  renderParty(pdf, 'From', seller, margin, top);
  renderParty(pdf, 'To', buyer, margin + width / 2, top);
  pdf.x = margin;
  pdf.y = top + 130;
}

function renderParty(pdf: Pdf, label: string, party: BillingDocument['buyer'], x: number, y: number): void {
  const lines = [party.name, party.address, party.taxId && `Tax ID: ${party.taxId}`].filter(Boolean);
  pdf.fontSize(9).fillColor('#555').text(label, x, y);
  pdf.fontSize(10).fillColor('#000');
  pdf.text(invoiceText(lines.join('\n')), x, y + 14, { width: width / 2 - 16, height: 104, ellipsis: true });
}

function renderLineItems(pdf: Pdf, document: BillingDocument): void {
  const sign = document.kind === 'credit note' ? -1 : 1;
  renderLineItem(pdf, `${document.description}, access for one year`, sign * document.listCents);
  if (document.discountCents > 0) renderLineItem(pdf, 'Discount', -sign * document.discountCents);
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.75)
    .stroke('#999')
    .moveDown(0.6);
  pdf.font(fonts.bold);
  renderLineItem(pdf, 'Total', sign * document.totalCents);
  pdf.font(fonts.regular).fillColor('#555');
  if (document.tax) {
    const { name, percent, cents } = document.tax;
    renderLineItem(pdf, `including ${name} ${percent}%`, sign * cents);
  }
  pdf.fillColor('#000');
}

function renderLineItem(pdf: Pdf, text: string, cents: number): void {
  const { y } = pdf;
  pdf.fontSize(11).text(invoiceText(text), margin, y, { width: width - 110 });
  const textBottom = pdf.y;
  pdf.text(formatCents(cents), margin + width - 100, y, { width: 100, align: 'right' });
  pdf.y = Math.max(textBottom, pdf.y) + 8;
}

function renderFooter(pdf: Pdf, document: BillingDocument): void {
  const paid =
    document.kind === 'invoice'
      ? `Paid on ${longDate(document.paidAt)}. No amount is due.`
      : 'The amount was refunded to the card used for this payment.';
  pdf.moveDown(2).fontSize(10).text(`${paid}\nPayment ${document.paymentId}`, margin, pdf.y, { width });
}
