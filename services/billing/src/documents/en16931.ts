import type { Invoice as UblInvoice } from '@e-invoice-eu/core'
import type { Invoice, InvoiceContent } from '../models/invoice.ts'
import { vatReasonOf } from './texts.ts'

type Issued = Pick<Invoice, 'content' | 'corrects' | 'kind' | 'number'>

const euros = (cents: number): string => (cents / 100).toFixed(2)
/** UNCL 5305: standard rate, reverse charge, outside the scope. */
const categories = { domestic: 'S', 'one-stop-shop': 'S', 'reverse-charge': 'AE', 'outside-scope': 'O' } as const
/** Code lists of the EN: why there is no tax. */
const exemptions = { 'reverse-charge': 'VATEX-EU-AE', 'outside-scope': 'VATEX-EU-O' } as const
const meansOfPayment = { card: '48', transfer: '30' } as const
/** Registers of companies as Peppol knows them (ISO 6523): Estonia's and the SIREN of France. */
const endpointSchemes: Readonly<Record<string, string>> = { EE: '0191', FR: '0002' }

const money = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: euros(cents), [`${name}@currencyID`]: 'EUR' }) as Record<Name | `${Name}@currencyID`, string>

/**
 * The structured half of an invoice in the model of EN 16931, from which UBL and CII are written. Totals are those of BR-CO-10 to
 * 17; a sale outside the scope names no VAT number (BR-O-02), one under reverse charge names both (BR-AE-02).
 */
export function en16931Of({ content, corrects, kind, number }: Issued): UblInvoice {
  const { buyer, netCents, orderNumber, product, seller, vatCents, vatPercent, vatScheme } = content
  const gross = netCents + vatCents
  const isOutside = vatScheme === 'outside-scope'
  const category = {
    'cbc:ID': categories[vatScheme],
    ...(!isOutside && { 'cbc:Percent': String(vatPercent) }),
  }
  const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }
  const invoice = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': number,
    'cbc:IssueDate': content.issuedOn,
    ...(kind === 'invoice' && { 'cbc:DueDate': content.issuedOn }),
    'cbc:InvoiceTypeCode': kind === 'invoice' ? '380' : '381',
    ...(content.reason && { 'cbc:Note': [content.reason] }),
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': orderNumber,
    ...(content.period && {
      'cac:InvoicePeriod': { 'cbc:StartDate': content.period.from, 'cbc:EndDate': content.period.until },
    }),
    ...(corrects && { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects } }] }),
    'cac:AccountingSupplierParty': {
      'cac:Party': {
        'cbc:EndpointID': seller.registrationCode,
        'cbc:EndpointID@schemeID': endpointSchemes['EE'],
        'cac:PartyName': { 'cbc:Name': seller.name },
        'cac:PostalAddress': {
          'cbc:StreetName': seller.street,
          'cbc:CityName': seller.city,
          'cbc:PostalZone': seller.postalCode,
          'cac:Country': { 'cbc:IdentificationCode': 'EE' },
        },
        ...(!isOutside && { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatNumber, ...scheme }] }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name, 'cbc:CompanyID': seller.registrationCode },
      },
    },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        ...endpointOf(buyer),
        'cac:PartyName': { 'cbc:Name': buyer.name },
        'cac:PostalAddress': {
          ...(buyer.address && { 'cbc:StreetName': buyer.address }),
          ...(buyer.postalCode && { 'cbc:PostalZone': buyer.postalCode }),
          'cac:Country': { 'cbc:IdentificationCode': buyer.countryCode },
        },
        ...(buyer.vatNumber && !isOutside && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': buyer.vatNumber, ...scheme } }),
        'cac:PartyLegalEntity': {
          'cbc:RegistrationName': buyer.name,
          ...(buyer.registrationNumber && { 'cbc:CompanyID': buyer.registrationNumber }),
        },
      },
    },
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': meansOfPayment[content.method],
        ...(content.method === 'transfer' && { 'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban } }),
      },
    ],
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', vatCents),
        'cac:TaxSubtotal': [
          {
            ...money('cbc:TaxableAmount', netCents),
            ...money('cbc:TaxAmount', vatCents),
            'cac:TaxCategory': { ...category, ...exemptionOf(content), ...scheme },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      ...money('cbc:LineExtensionAmount', netCents),
      ...money('cbc:TaxExclusiveAmount', netCents),
      ...money('cbc:TaxInclusiveAmount', gross),
      ...money('cbc:PrepaidAmount', gross),
      ...money('cbc:PayableAmount', 0),
    },
    'cac:InvoiceLine': [
      {
        'cbc:ID': '1',
        'cbc:InvoicedQuantity': '1',
        'cbc:InvoicedQuantity@unitCode': 'C62',
        ...money('cbc:LineExtensionAmount', netCents),
        'cac:Item': { 'cbc:Name': product, 'cac:ClassifiedTaxCategory': { ...category, ...scheme } },
        'cac:Price': money('cbc:PriceAmount', netCents),
      },
    ],
  }
  // The library checks it against its schema before it writes anything.
  return { 'ubl:Invoice': invoice } as unknown as UblInvoice
}

/** Where Peppol finds the buyer. Elsewhere an invoice goes by mail, and the norm asks for no address. */
function endpointOf({ countryCode, registrationNumber }: InvoiceContent['buyer']) {
  const scheme = endpointSchemes[countryCode]
  if (!scheme || !registrationNumber) return {}
  const code = registrationNumber.replace(/\s/g, '')
  return { 'cbc:EndpointID': countryCode === 'FR' ? code.slice(0, 9) : code, 'cbc:EndpointID@schemeID': scheme }
}

function exemptionOf({ locale, vatScheme }: InvoiceContent) {
  if (vatScheme !== 'reverse-charge' && vatScheme !== 'outside-scope') return {}
  return {
    'cbc:TaxExemptionReasonCode': exemptions[vatScheme],
    'cbc:TaxExemptionReason': vatReasonOf(vatScheme, locale),
  }
}
