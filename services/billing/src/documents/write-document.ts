import { FormatFactoryService, type Invoice as UblInvoice, invoiceSchema } from '@e-invoice-eu/core'
import { Ajv2019 as Ajv } from 'ajv/dist/2019.js'
import type { Invoice } from '../models/invoice.ts'
import { en16931Of } from './en16931.ts'
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
    service.fillInvoiceDefaults(invoice)
    return String(await service.generate(invoice, { format, lang }))
  }
  writers.set(format, write)
  return write
}

/** The structured half alone: Factur-X's CII where France reads it, UBL for Peppol elsewhere. */
export function writeXml(invoice: Pick<Invoice, 'content' | 'corrects' | 'kind' | 'number'>): Promise<string> {
  const { buyer, locale } = invoice.content
  return writerOf(buyer.countryCode === 'FR' ? 'CII' : 'UBL')(en16931Of(invoice), locale)
}

/** An invoice or a credit note as a PDF/A-3 that carries its structured half. */
export async function writeInvoice(invoice: Invoice, paidOn: string | null): Promise<WrittenDocument> {
  const isFrench = invoice.content.buyer.countryCode === 'FR'
  const attached: Attached = {
    name: isFrench ? 'factur-x.xml' : 'invoice.xml',
    description: isFrench ? 'Factur-X' : 'Peppol BIS Billing 3.0',
    bytes: Buffer.from(await writeXml(invoice)),
    ...(isFrench && { metadata: facturX }),
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

/** What Factur-X 1.0 asks of the metadata (chapter 6.2.2), with the schema that PDF/A asks of names that it does not know. */
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
