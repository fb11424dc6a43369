import type { VatScheme } from '@sild/contract/billing/enums'
import type { BillingDetails } from '@sild/contract/companies/billing-details'
import { type VatTerritory, vatTerritoryOf } from '@sild/contract/companies/vat-territories'
import { isMemberState, rateOn, vatRateOf } from './vat-rates.ts'

export interface Vat {
  readonly scheme: VatScheme
  readonly percent: number
}

/** The buyer, with the evidence of the country. */
export interface Buyer extends BillingDetails {
  /** Country of the card or account of the last payment; null if unknown. Absent in orders of earlier releases. */
  readonly payerCountry?: string | null
}
export type TaxedBuyer = Pick<
  Buyer,
  'countryCode' | 'payerCountry' | 'placeConfirmedAt' | 'registerCountry' | 'vatConsultation' | 'vatNumber'
> & { readonly postalCode?: string | null }

const SELLER_COUNTRY = 'EE'

/**
 * The tax of a service that Sild sells by electronic means (Directive 2006/112/EC). At home the rate of Estonia. A business of
 * another member state accounts for it itself (articles 44 and 196) where VIES confirms its number and its holder now; a buyer
 * without one pays the rate of their country under the one-stop shop (article 58). Outside the Union it is outside the scope, unless
 * evidence places the buyer inside (Implementing Regulation 282/2011, articles 18 and 24b).
 */
export function vatOf(buyer: TaxedBuyer, at: Date): Vat {
  const territory = vatTerritoryOf({ countryCode: buyer.countryCode, postalCode: buyer.postalCode ?? null })
  const claimed = taxedInOf(buyer.countryCode, territory)
  if (claimed !== null) return vatIn(claimed, buyer, at, territory)
  const elsewhere = memberStateOfEvidence(buyer, territory)
  return elsewhere === null ? { scheme: 'outside-scope', percent: 0 } : vatIn(elsewhere, buyer, at, null)
}

/** The member state for the VAT of a payer's card or account; null outside the Union or for an unknown country. */
const memberStateOf = (countryCode: string | null | undefined): string | null =>
  countryCode ? taxedInOf(countryCode, vatTerritoryOf({ countryCode, postalCode: null })) : null

function taxedInOf(countryCode: string, territory: VatTerritory | null): string | null {
  if (territory) return territory.taxedIn
  return isMemberState(countryCode) ? countryCode : null
}

function vatIn(memberState: string, buyer: TaxedBuyer, at: Date, territory: VatTerritory | null): Vat {
  if (memberState === SELLER_COUNTRY) return { scheme: 'domestic', percent: vatRateOf(SELLER_COUNTRY, at) }
  if (isConfirmed(buyer, memberState)) return { scheme: 'reverse-charge', percent: 0 }
  const percent = territory?.rates ? rateOn(territory.rates, at) : vatRateOf(memberState, at)
  return { scheme: 'one-stop-shop', percent: percent ?? vatRateOf(memberState, at) }
}

/**
 * Greek numbers start with EL. A number of another country, or of another holder, is no evidence of this buyer's
 * country.
 */
function isConfirmed({ vatConsultation, vatNumber }: TaxedBuyer, memberState: string): boolean {
  if (vatConsultation?.isValid !== true || vatConsultation.nameMatch === 'different') return false
  return vatNumber?.toUpperCase().startsWith(prefixOf(memberState)) === true
}
const prefixOf = (memberState: string): string => (memberState === 'GR' ? 'EL' : memberState)

/**
 * The member state of a buyer who claims to be outside the Union, by a register, a VAT number or a payment. Staff may
 * have confirmed the country by documents. Companies of a territory such as the Canary Islands register and bank in its
 * member state.
 */
function memberStateOfEvidence(buyer: TaxedBuyer, territory: VatTerritory | null): string | null {
  if (buyer.placeConfirmedAt) return null
  const prefix = buyer.vatNumber?.slice(0, 2).toUpperCase()
  const countries = [buyer.registerCountry, prefix === 'EL' ? 'GR' : prefix, buyer.payerCountry]
  const states = countries.map(memberStateOf)
  return states.find((state) => state !== null && state !== territory?.registeredIn) ?? null
}

/**
 * Rounded half up to the cent, as EN 16931 requires for the tax of a whole invoice (BR-CO-17). Rates are whole tenths
 * of a percent, so no fraction is lost.
 */
export const vatCentsOf = (netCents: number, percent: number): number =>
  Math.floor((netCents * Math.round(percent * 10) + 500) / 1000)

/** The net of a price that includes the tax, such that `vatCentsOf(net)` and net add up to it, or miss it by a cent at most. */
export function netCentsIn(grossCents: number, percent: number): number {
  const tenths = Math.round(percent * 10)
  return Math.round((grossCents * 1000) / (1000 + tenths))
}
