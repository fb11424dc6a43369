import { FormatFactoryService, type Invoice as UblInvoice, invoiceSchema } from '@e-invoice-eu/core'
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js'
import type { Invoice } from '../models/invoice.ts'
import { type DocumentFormat, en16931Of, formatOf } from './en16931.ts'
import { type Attached, writePdf } from './pdf.ts'

export interface WrittenDocument {
  readonly fileName: string
  readonly bytes: Buffer
}

type Format = 'CII' | 'UBL'
// The library calls these three.
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined } as unknown as Console

/**
 * The library compiles its schema for every invoice, which costs more than all the rest: its parts are used as it uses them, and
 * each schema is compiled once.
 */
const writers = new Map<Format, (invoice: UblInvoice, lang: string) => Promise<string>>()

function writerOf(format: Format) {
  const known = writers.get(format)
  if (known) return known
  const service = new FormatFactoryService().createFormatService(format, silent)
  const schema = structuredClone(invoiceSchema)
  service.patchSchema(schema)
  // Only Peppol asks for an electronic address of the buyer, and not every buyer is in Peppol.
  const { 'cac:Party': buyer } = schema.properties['ubl:Invoice'].properties['cac:AccountingCustomerParty'].properties
  buyer.required = buyer.required.filter((name: string) => name !== 'cbc:EndpointID')
  const isValid = new Ajv({ strict: true, allErrors: true, useDefaults: true }).compile(schema)
  const write = async (invoice: UblInvoice, lang: string): Promise<string> => {
    if (!isValid(invoice)) throw new Error(`An invoice that EN 16931 does not allow: ${JSON.stringify(isValid.errors)}`)
    // Adds the required defaults. Their profile is that of Peppol, so it is removed again below.
    const document = invoice['ubl:Invoice'] as { 'cbc:ProfileID'?: string }
    const isPlain = document['cbc:ProfileID'] === undefined
    service.fillInvoiceDefaults(invoice)
    if (isPlain) delete document['cbc:ProfileID']
    if (format === 'CII') raiseReferences(invoice)
    return String(await service.generate(invoice, { format, lang }))
  }
  writers.set(format, write)
  return write
}

/** The library looks for the number of the corrected invoice (BT-25) a level too high when it writes CII. */
function raiseReferences(invoice: UblInvoice): void {
  // Its type does not declare the list as optional.
  const document = invoice['ubl:Invoice'] as { 'cac:BillingReference'?: { 'cac:InvoiceDocumentReference'?: object }[] }
  for (const one of document['cac:BillingReference'] ?? []) Object.assign(one, one['cac:InvoiceDocumentReference'])
}

/** The structured half alone: Factur-X's CII where France reads it, UBL for Peppol elsewhere. */
export function writeXml(invoice: Pick<Invoice, 'content' | 'corrects' | 'kind' | 'number'>): Promise<string> {
  const { content } = invoice
  const format = formatOf(content) === 'factur-x' ? 'CII' : 'UBL'
  return writerOf(format)(en16931Of(invoice), content.locale)
}

const names: Readonly<Record<DocumentFormat, string>> = {
  'factur-x': 'Factur-X',
  peppol: 'Peppol BIS Billing 3.0',
  en16931: 'EN 16931',
}

/** An invoice or a credit note as a PDF/A-3 that carries its structured half. */
export async function writeInvoice(invoice: Invoice, paidOn: string | null): Promise<WrittenDocument> {
  const format = formatOf(invoice.content)
  const attached: Attached = {
    name: format === 'factur-x' ? 'factur-x.xml' : 'invoice.xml',
    description: names[format],
    bytes: Buffer.from(await writeXml(invoice)),
    ...(format === 'factur-x' && { metadata: facturX }),
  }
  return {
    fileName: `${invoice.number}.pdf`,
    bytes: await writePdf({ invoice, kind: invoice.kind, paidOn, attached }),
  }
}

/** The receipt: confirms that the invoice is paid. */
export async function writeReceipt(invoice: Invoice, paidOn: string): Promise<WrittenDocument> {
  return {
    fileName: `${invoice.number}-receipt.pdf`,
    bytes: await writePdf({ invoice, kind: 'receipt', paidOn }),
  }
}

/** The metadata that Factur-X 1.0 requires (chapter 6.2.2), with the schema that PDF/A requires for unknown names. */
const facturX = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']
      .map(
        (name) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
      <pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
      <pdfaProperty:description>${name}</pdfaProperty:description></rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
