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
/** Scheme ids of registers in Peppol (ISO 6523): Estonia's register and the SIREN of France. */
const endpointSchemes: Readonly<Record<string, string>> = { EE: '0191', FR: '0002' }
const vat = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

const money = <Name extends string>(name: Name, cents: number) =>
  // TypeScript widens computed keys.
  ({ [name]: euros(cents), [`${name}@currencyID`]: 'EUR' }) as Record<Name | `${Name}@currencyID`, string>

/** Factur-X for France, Peppol where the register of the country is an address there, and the plain norm elsewhere. */
export type DocumentFormat = 'factur-x' | 'peppol' | 'en16931'
export const formatOf = ({ buyer }: Pick<InvoiceContent, 'buyer'>): DocumentFormat =>
  buyer.countryCode === 'FR' ? 'factur-x' : 'cbc:EndpointID' in endpointOf(buyer) ? 'peppol' : 'en16931'

/** The norm's code list of countries has a code of its own for Kosovo. */
const KOSOVO = '1A'
const EN_16931 = 'urn:cen.eu:en16931:2017'
const PEPPOL = `${EN_16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`
/** BT-23 and BT-24: the specification that a document conforms to. */
const claimOf = (format: DocumentFormat) =>
  format === 'peppol'
    ? { 'cbc:CustomizationID': PEPPOL, 'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' }
    : { 'cbc:CustomizationID': EN_16931 }

/**
 * The invoice in the model of EN 16931, the source of UBL and CII. Totals follow BR-CO-10 to 17; a sale outside the
 * scope has no VAT number (BR-O-02), one under reverse charge has both (BR-AE-02).
 */
export function en16931Of({ content, corrects, kind, number }: Issued): UblInvoice {
  const { method, netCents, orderNumber, period, product, reason, seller, vatCents } = content
  const gross = netCents + vatCents
  const invoice = {
    ...claimOf(formatOf(content)),
    'cbc:ID': number,
    'cbc:IssueDate': content.issuedOn,
    ...(kind === 'invoice' && { 'cbc:DueDate': content.issuedOn }),
    'cbc:InvoiceTypeCode': kind === 'invoice' ? '380' : '381',
    ...(reason && { 'cbc:Note': [reason] }),
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': orderNumber,
    ...(period && { 'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.until } }),
    ...(corrects && { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': corrects } }] }),
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(content) },
    // The day of the service (BT-72); CII has to name a delivery, even without any.
    'cac:Delivery': { 'cbc:ActualDeliveryDate': period?.from ?? content.issuedOn },
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': meansOfPayment[method],
        ...(method === 'transfer' && { 'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban } }),
      },
    ],
    'cac:TaxTotal': [
      {
        ...money('cbc:TaxAmount', vatCents),
        'cac:TaxSubtotal': [
          {
            ...money('cbc:TaxableAmount', netCents),
            ...money('cbc:TaxAmount', vatCents),
            'cac:TaxCategory': { ...categoryOf(content), ...exemptionOf(content), ...vat },
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
        'cac:Item': { 'cbc:Name': product, 'cac:ClassifiedTaxCategory': { ...categoryOf(content), ...vat } },
        'cac:Price': money('cbc:PriceAmount', netCents),
      },
    ],
  }
  // The library checks it against its schema before it writes anything.
  return { 'ubl:Invoice': invoice } as unknown as UblInvoice
}

function sellerOf({ seller, vatScheme }: InvoiceContent) {
  return {
    'cbc:EndpointID': seller.registrationCode,
    'cbc:EndpointID@schemeID': endpointSchemes['EE'],
    'cac:PartyName': { 'cbc:Name': seller.name },
    'cac:PostalAddress': {
      'cbc:StreetName': seller.street,
      'cbc:CityName': seller.city,
      'cbc:PostalZone': seller.postalCode,
      'cac:Country': { 'cbc:IdentificationCode': 'EE' },
    },
    ...(!isOutside(vatScheme) && { 'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatNumber, ...vat }] }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name, 'cbc:CompanyID': seller.registrationCode },
  }
}

function buyerOf({ buyer, vatScheme }: InvoiceContent) {
  const { address, countryCode, name, postalCode, registrationNumber, vatNumber } = buyer
  return {
    ...endpointOf(buyer),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      ...(address && { 'cbc:StreetName': address }),
      ...(postalCode && { 'cbc:PostalZone': postalCode }),
      'cac:Country': { 'cbc:IdentificationCode': countryCode === 'XK' ? KOSOVO : countryCode },
    },
    ...(vatNumber && !isOutside(vatScheme) && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, ...vat } }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(registrationNumber && { 'cbc:CompanyID': registrationNumber }),
    },
  }
}

const categoryOf = ({ vatPercent, vatScheme }: InvoiceContent) => ({
  'cbc:ID': categories[vatScheme],
  ...(!isOutside(vatScheme) && { 'cbc:Percent': String(vatPercent) }),
})

const isOutside = (scheme: InvoiceContent['vatScheme']): boolean => scheme === 'outside-scope'

/** The buyer's address in Peppol. An invoice by mail needs no address under the norm. */
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
