import type { BillingDetails } from '@sild/contract/companies/billing-details'
import { actorOf } from '@sild/testing'
import { XMLParser } from 'fast-xml-parser'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { writeXml } from '../src/documents/write-document.ts'
import { Invoice } from '../src/models/invoice.ts'
import { type Actor, estonian, owner, testBilling } from './arrange.ts'
import { testBank } from './bank.ts'

const bank = testBank()
const { billing, buyers, order, pay, refund } = testBilling(bank)
const support = actorOf('support')

const french: BillingDetails = {
  name: 'Équerre & Torsion SAS',
  countryCode: 'FR',
  registrationNumber: '404833048',
  vatNumber: 'FR83404833048',
  address: '1 rue du Pont',
  postalCode: '75001',
  vatConsultation: { isValid: true, askedAt: '2026-11-23T09:00:00.000Z', name: null },
}
const american: BillingDetails = { ...estonian, name: 'Bridge Inc.', countryCode: 'US', registrationNumber: null }
const buyerOf = (buyer: BillingDetails, locale: 'en' | 'et' | 'fr' = 'en'): Actor => {
  const actor = { ...owner(), locale }
  buyers.set(actor.companyGuid, buyer)
  return actor
}
const invoiceOf = (actor: Actor, paymentGuid: string, number?: string) =>
  billing.call('getInvoice', { params: { paymentGuid }, query: { ...(number && { number }) } }, actor)

/** A document as a second library reads it. */
async function read({ base64 }: { base64: string }) {
  const bytes = Buffer.from(base64, 'base64')
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const [attached] = (await document.getAttachments()) ?? []
  const content = attached && ((await document.getAttachmentContent(attached[0])) as unknown as Uint8Array)
  const metadata = await document.getMetadata()
  return {
    text: items.flatMap((item) => ('str' in item && item.str ? [item.str] : [])),
    name: attached?.[0] ?? null,
    xml: content ? parse(Buffer.from(content).toString()) : null,
    raw: bytes.toString('latin1'),
    title: (metadata.info as { Title?: string }).Title,
  }
}
const parse = (xml: string) =>
  new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false }).parse(xml) as Record<
    string,
    never
  >
const at = (node: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], node)

describe('an invoice', () => {
  it('is listed with the payment, and attached to the mail', async () => {
    const actor = buyerOf(estonian)
    const paid = await pay(actor)
    expect(paid.documents).toMatchObject([{ kind: 'invoice', totalCents: 6188 }])
    const mail = billing.mails.findLast(({ to }) => to === `${actor.companyGuid}@sild.test`)
    expect(mail?.attachments).toMatchObject([{ fileName: `${paid.documents[0]!.number}.pdf`, type: 'application/pdf' }])
    expect(mail!.attachments![0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is PDF/A-3 with UBL for Peppol, and both say the same', async () => {
    const actor = buyerOf(estonian, 'et')
    const paid = await pay(actor)
    const { name, raw, text, title, xml } = await read(await invoiceOf(actor, paid.guid))
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(title).toBe(`invoice ${paid.documents[0]!.number}`)
    expect(text).toEqual(expect.arrayContaining(['Kask ja Pojad OÜ', 'Startup, 1 kuu', 'Käibemaks 24%']))
    expect(text.join(' ')).toMatch(/61,88\s€/)
    expect(name).toBe('invoice.xml')
    expect(at(xml, 'Invoice.ID')).toBe(paid.documents[0]!.number)
    expect(at(xml, 'Invoice.TaxTotal.TaxSubtotal.TaxCategory.ID')).toBe('S')
    expect(at(xml, 'Invoice.LegalMonetaryTotal')).toMatchObject({
      LineExtensionAmount: '49.90',
      TaxExclusiveAmount: '49.90',
      TaxInclusiveAmount: '61.88',
      PrepaidAmount: '61.88',
      PayableAmount: '0.00',
    })
  })

  it('is Factur-X for France, with reverse charge, its sentence and both VAT numbers (BR-AE-02)', async () => {
    const actor = buyerOf(french, 'fr')
    const paid = await pay(actor, { months: 12 })
    const { name, raw, text, xml } = await read(await invoiceOf(actor, paid.guid))
    expect(name).toBe('factur-x.xml')
    expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(text.join(' ')).toContain('Autoliquidation')
    expect(text.join(' ')).toContain('VIES a confirmé')
    const trade = at(xml, 'CrossIndustryInvoice.SupplyChainTradeTransaction')
    expect(at(trade, 'ApplicableHeaderTradeSettlement.ApplicableTradeTax')).toMatchObject({
      CategoryCode: 'AE',
      CalculatedAmount: '0.00',
      ExemptionReasonCode: 'VATEX-EU-AE',
    })
    expect(at(trade, 'ApplicableHeaderTradeAgreement.SellerTradeParty.SpecifiedTaxRegistration.ID')).toBe('EE102030402')
    expect(at(trade, 'ApplicableHeaderTradeAgreement.BuyerTradeParty.SpecifiedTaxRegistration.ID')).toBe(
      'FR83404833048',
    )
  })

  it('outside the Union names no VAT number and no rate (BR-O-02, BR-O-05)', async () => {
    const actor = buyerOf(american)
    const { guid } = await pay(actor)
    const { text, xml } = await read(await invoiceOf(actor, guid))
    expect(text.join(' ')).toContain('Outside the scope of EU VAT')
    expect(at(xml, 'Invoice.AccountingSupplierParty.Party.PartyTaxScheme')).toBeUndefined()
    expect(at(xml, 'Invoice.TaxTotal.TaxSubtotal.TaxCategory')).toMatchObject({ ID: 'O' })
    expect(at(xml, 'Invoice.TaxTotal.TaxSubtotal.TaxCategory.Percent')).toBeUndefined()
  })

  it('never changes', async () => {
    const { documents } = await pay(buyerOf(estonian))
    const { number } = documents[0]!
    for (const statement of ['update billing.invoices set net_cents = 0', 'delete from billing.invoices'])
      await expect(billing.database.query(`${statement} where number = $1`, [number])).rejects.toThrow(
        'An invoice is never changed',
      )
  })

  it('is refused to other companies', async () => {
    const actor = buyerOf(estonian)
    const { documents, guid } = await pay(actor)
    for (const number of [undefined, documents[0]!.number])
      await expect(invoiceOf(owner(), guid, number)).rejects.toMatchObject({ code: 'payment-not-found' })
    await expect(invoiceOf(actor, guid, 'SILD-2026-99999')).rejects.toMatchObject({ code: 'invoice-not-found' })
  })

  it('is missing for an unpaid order, and so is a receipt', async () => {
    const actor = buyerOf(estonian)
    const { paymentGuid } = await order(actor)
    await expect(invoiceOf(actor, paymentGuid)).rejects.toMatchObject({ code: 'invoice-not-found' })
    const receipt = billing.call('getReceipt', { params: { paymentGuid } }, actor)
    await expect(receipt).rejects.toMatchObject({ code: 'invoice-not-found' })
  })

  it('has a receipt beside it', async () => {
    const actor = buyerOf(estonian)
    const { guid } = await pay(actor)
    const { name, text } = await read(await billing.call('getReceipt', { params: { paymentGuid: guid } }, actor))
    expect(name).toBeNull()
    expect(text.join(' ')).toMatch(/Receipt SILD-.*card, \d{4}-/)
  })
})

describe('the series', () => {
  it('has no gap and no duplicate for twenty concurrent payments with failures', async () => {
    const actors = Array.from({ length: 20 }, () => buyerOf(estonian))
    const orders = await Promise.all(actors.map((actor) => order(actor, { method: 'transfer' })))
    const settle = (paymentGuid: string, amountCents: number) =>
      billing.call('settleTransfer', { params: { paymentGuid }, body: { amountCents } }, support)
    await Promise.allSettled(
      orders.flatMap(({ paymentGuid }) => [
        settle(paymentGuid, 6188),
        settle(paymentGuid, 1),
        settle(paymentGuid, 6188),
      ]),
    )
    const rows = await billing.database.query<{ place: number }>(
      'select place from billing.invoices where year = extract(year from now()) order by place',
    )
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1))
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })
})

describe('a credit note', () => {
  it('reverts the invoice, under a number of its own, with the reason', async () => {
    const actor = buyerOf(estonian)
    const { documents, guid } = await pay(actor)
    const refunded = await refund(guid, 6188)
    expect(refunded.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', totalCents: 6188 }])
    const { text, xml } = await read(await invoiceOf(actor, guid, refunded.documents[1]!.number))
    expect(text).toEqual(expect.arrayContaining(['As we agreed', documents[0]!.number]))
    expect(at(xml, 'CreditNote.CreditNoteTypeCode')).toBe('381')
    expect(at(xml, 'CreditNote.BillingReference.InvoiceDocumentReference.ID')).toBe(documents[0]!.number)
    await billing.runJobs()
    const mail = billing.mails.findLast(({ to }) => to === `${actor.companyGuid}@sild.test`)
    expect(mail?.attachments?.map(({ fileName }) => fileName)).toEqual([`${refunded.documents[1]!.number}.pdf`])
  })

  it('of France names the reverted invoice (BT-25), and is no document of Peppol', async () => {
    const actor = buyerOf(french, 'fr')
    const { documents, guid } = await pay(actor)
    const refunded = await refund(guid, 4990)
    const { xml } = await read(await invoiceOf(actor, guid, refunded.documents[1]!.number))
    const trade = at(xml, 'CrossIndustryInvoice.SupplyChainTradeTransaction')
    expect(at(trade, 'ApplicableHeaderTradeSettlement.InvoiceReferencedDocument.IssuerAssignedID')).toBe(
      documents[0]!.number,
    )
    expect(trade).toHaveProperty('ApplicableHeaderTradeDelivery')
    expect(JSON.stringify(at(xml, 'CrossIndustryInvoice.ExchangedDocumentContext'))).not.toContain('peppol')
  })

  it.each([
    [[3], { net: 2, vat: 1 }],
    [[1, 2, 3], { net: 5, vat: 1 }],
    [[1000, 1000, 4188], { net: 4990, vat: 1198 }],
    [[6187, 1], { net: 4990, vat: 1198 }],
  ])('of parts %j has this tax, its share of the whole rounded half up: %j', async (parts, sums) => {
    const { guid } = await pay(buyerOf(estonian))
    for (const part of parts) await refund(guid, part)
    const credited = await billing.database.query(
      `select sum(net_cents)::int as net, sum(vat_cents)::int as vat from billing.invoices where payment_guid = $1 and kind = 'credit-note'`,
      [guid],
    )
    expect(credited).toEqual([sums])
  })
})

describe('the structured half', () => {
  it('agrees with the books to the cent, for any amounts (BR-CO-10 to 17)', async () => {
    const { guid } = await pay(buyerOf(estonian))
    const [known] = await Invoice.query(billing.deps.database.knex).where({ paymentGuid: guid })
    for (let basket = 0; basket < 1000; basket++) {
      const netCents = (basket * 7919 + 1) % 1_000_000
      const vatPercent = [24, 25.5, 20, 27, 17][basket % 5]!
      const vatCents = Math.floor((netCents * vatPercent * 10 + 500) / 1000)
      const countryCode = basket % 2 ? 'FR' : 'EE'
      const content = { ...known!.content, netCents, vatCents, vatPercent, buyer: { ...french, countryCode } }
      const xml = parse(await writeXml({ number: known!.number, kind: 'invoice', corrects: null, content }))
      const totals =
        countryCode === 'EE'
          ? at(xml, 'Invoice.LegalMonetaryTotal')
          : at(
              xml,
              'CrossIndustryInvoice.SupplyChainTradeTransaction.ApplicableHeaderTradeSettlement.SpecifiedTradeSettlementHeaderMonetarySummation',
            )
      const gross = ((netCents + vatCents) / 100).toFixed(2)
      expect(Object.values(totals as object)).toEqual(expect.arrayContaining([(netCents / 100).toFixed(2), gross]))
    }
  })
})
