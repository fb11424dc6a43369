import { createRequire } from 'node:module'
import PdfWriter from 'pdfkit'
import { formatCents, formatPercent } from '../mails/format.ts'
import type { Invoice, InvoiceBuyer, InvoiceContent } from '../models/invoice.ts'
import { documentTexts, vatReasonOf } from './texts.ts'

export interface Attached {
  readonly name: string
  readonly bytes: Uint8Array
  readonly description: string
  /** The description in the metadata, which Factur-X requires. */
  readonly metadata?: string
}
export interface PdfInput {
  readonly invoice: Pick<Invoice, 'content' | 'corrects' | 'kind' | 'number'>
  readonly kind: 'invoice' | 'credit-note' | 'receipt'
  /** Day of the payment, of a receipt and a paid invoice. */
  readonly paidOn: string | null
  readonly attached?: Attached
}

const { resolve } = createRequire(import.meta.url)
const fonts = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}
const [LEFT, RIGHT, MIDDLE] = [56, 539, 310]
const [INK, MUTED, LINE, BRAND] = ['#1b1f29', '#505561', '#d2d5dc', '#1745c2']

/** A document as PDF/A-3 that people read, with the structured half that machines read attached to it. */
export async function writePdf({ attached, invoice, kind, paidOn }: PdfInput): Promise<Buffer> {
  const { content, number } = invoice
  const { locale } = content
  const text = documentTexts[locale]
  const document = new PdfWriter({
    size: 'A4',
    margin: LEFT,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    font: fonts.regular,
    // Letters outside ASCII would count wrong in the metadata.
    info: { Title: `${kind} ${number}`, Author: 'Sild', Creator: 'Sild', CreationDate: new Date(content.issuedOn) },
  })
  const done = collect(document)
  document.registerFont('regular', fonts.regular).registerFont('strong', fonts.strong)
  const title = kind === 'receipt' ? text.receipt : text[invoice.kind]
  document.font('strong').fontSize(16).fillColor(BRAND).text('Sild', LEFT, 56)
  document.fontSize(22).fillColor(INK).text(`${title} ${number}`, LEFT, 84)
  rows(document, 124, factsOf({ invoice, kind, paidOn }))
  party(document, { title: text.seller, x: LEFT, y: 230 }, sellerLines(content))
  party(document, { title: text.buyer, x: MIDDLE, y: 230 }, buyerLines(content.buyer, content))
  totals(document, { invoice, kind })
  notes(document, content)
  if (attached) {
    document.file(Buffer.from(attached.bytes), {
      name: attached.name,
      type: 'text/xml',
      relationship: 'Alternative',
      description: attached.description,
      creationDate: new Date(content.issuedOn),
      modifiedDate: new Date(content.issuedOn),
    } as PDFKit.Mixins.PDFAttachmentOptions) // Its types do not know of the relationship yet.
    // Its types do not know of it yet.
    if (attached.metadata) (document as unknown as { appendXML(xml: string): void }).appendXML(attached.metadata)
  }
  document.end()
  return done
}

type Document = InstanceType<typeof PdfWriter>
type Row = readonly [label: string, value: string]

function factsOf({ invoice: { content, corrects }, kind, paidOn }: PdfInput): Row[] {
  const text = documentTexts[content.locale]
  return [
    [text.issued, kind === 'receipt' && paidOn ? paidOn : content.issuedOn],
    [text.order, content.orderNumber],
    ...(content.period ? [[text.period, `${content.period.from} – ${content.period.until}`] as const] : []),
    ...(corrects ? [[text.corrects, corrects] as const] : []),
    ...(content.reason ? [[text.reason, content.reason] as const] : []),
    ...(paidOn ? [[text['paid-by'], `${text[content.method]}, ${paidOn}`] as const] : []),
  ]
}

function rows(document: Document, y: number, facts: readonly Row[]): void {
  for (const [index, [label, value]] of facts.entries()) {
    const at = y + index * 16
    document.font('regular').fontSize(10).fillColor(MUTED).text(label, LEFT, at, { width: 130 })
    document.fillColor(INK).text(value, LEFT + 140, at, { width: 340, height: 14, ellipsis: true })
  }
}

function party(
  document: Document,
  { title, x, y }: { title: string; x: number; y: number },
  lines: readonly string[],
): void {
  document.font('regular').fontSize(10).fillColor(MUTED).text(title, x, y)
  document
    .font('strong')
    .fontSize(11)
    .fillColor(INK)
    .text(lines[0] ?? '', x, y + 16, { width: 225 })
  document.font('regular').fontSize(10)
  for (const line of lines.slice(1)) document.text(line, { width: 225 })
}

const sellerLines = ({ locale, seller }: InvoiceContent): string[] => {
  const text = documentTexts[locale]
  return [
    seller.name,
    `${seller.street}, ${seller.postalCode} ${seller.city}`,
    `${text.registration} ${seller.registrationCode}`,
    `${text['vat-number']} ${seller.vatNumber}`,
    `IBAN ${seller.iban}`,
  ]
}
const buyerLines = (buyer: InvoiceBuyer, { locale }: InvoiceContent): string[] => {
  const text = documentTexts[locale]
  return [
    buyer.name,
    [buyer.address, buyer.postalCode, buyer.countryCode].filter(Boolean).join(', '),
    ...(buyer.registrationNumber ? [`${text.registration} ${buyer.registrationNumber}`] : []),
    ...(buyer.vatNumber ? [`${text['vat-number']} ${buyer.vatNumber}`] : []),
  ]
}

function totals(document: Document, { invoice, kind }: Pick<PdfInput, 'invoice' | 'kind'>): void {
  const { locale, netCents, product, vatCents, vatPercent } = invoice.content
  const text = documentTexts[locale]
  const line = (y: number): void =>
    void document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.7).strokeColor(LINE).stroke()
  const pair = (y: number, label: string, cents: number, isStrong = false): void => {
    document.font(isStrong ? 'strong' : 'regular').fontSize(isStrong ? 13 : 10)
    document.fillColor(isStrong ? INK : MUTED).text(label, MIDDLE, y, { width: 120 })
    document
      .fillColor(INK)
      .text(formatCents(cents, locale), MIDDLE + 120, y, { width: RIGHT - MIDDLE - 120, align: 'right' })
  }
  document.font('regular').fontSize(10).fillColor(MUTED).text(text.product, LEFT, 356)
  document.text(text.net, MIDDLE, 356, { width: RIGHT - MIDDLE, align: 'right' })
  line(374)
  document.fontSize(11).fillColor(INK).text(product, LEFT, 384, { width: 250 })
  document.text(formatCents(netCents, locale), MIDDLE, 384, { width: RIGHT - MIDDLE, align: 'right' })
  line(408)
  pair(420, text.net, netCents)
  pair(438, `${text.vat} ${formatPercent(vatPercent, locale)}`, vatCents)
  pair(462, invoice.kind === 'credit-note' ? text.credited : text.total, netCents + vatCents, true)
  if (kind === 'invoice') pair(486, text.due, 0)
}

function notes(document: Document, { locale, vatConfirmedAt, vatScheme }: InvoiceContent): void {
  const text = documentTexts[locale]
  document.font('regular').fontSize(10).fillColor(MUTED)
  if (vatScheme === 'reverse-charge' || vatScheme === 'outside-scope')
    document.text(vatReasonOf(vatScheme, locale), LEFT, 530, { width: RIGHT - LEFT })
  if (vatConfirmedAt) document.text(`${text.confirmed} ${vatConfirmedAt}`, LEFT, 562, { width: RIGHT - LEFT })
}

function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise, reject, resolve: finish } = Promise.withResolvers<Buffer>()
  document.on('end', () => finish(Buffer.concat(chunks)))
  document.on('error', reject)
  return promise
}
