import type { VatScheme } from '@sild/contract/billing/enums'
import type { BillingDetails } from '@sild/contract/companies/schemas'
import { vatRateOf, vatRates } from './vat-rates.ts'

export interface Vat {
  readonly scheme: VatScheme
  readonly percent: number
}

const SELLER_COUNTRY = 'EE'

/**
 * The tax of a service that Sild sells by electronic means (Directive 2006/112/EC). At home the rate of Estonia. A business of
 * another member state accounts for it itself (articles 44 and 196) where VIES confirms its number now; whoever cannot show one
 * pays the rate of their country under the one-stop shop (article 58). Outside the Union it is outside the scope.
 */
export function vatOf(buyer: Pick<BillingDetails, 'countryCode' | 'vatNumber' | 'vatConsultation'>, at: Date): Vat {
  const { countryCode } = buyer
  if (countryCode === SELLER_COUNTRY) return { scheme: 'domestic', percent: vatRateOf(SELLER_COUNTRY, at) }
  if (!Object.hasOwn(vatRates, countryCode)) return { scheme: 'outside-scope', percent: 0 }
  if (isConfirmed(buyer)) return { scheme: 'reverse-charge', percent: 0 }
  return { scheme: 'one-stop-shop', percent: vatRateOf(countryCode, at) }
}

/** Greek numbers begin with EL. A number of another country says nothing about where this one is. */
function isConfirmed({
  countryCode,
  vatConsultation,
  vatNumber,
}: Pick<BillingDetails, 'countryCode' | 'vatNumber' | 'vatConsultation'>): boolean {
  const prefix = countryCode === 'GR' ? 'EL' : countryCode
  return vatConsultation?.isValid === true && vatNumber?.toUpperCase().startsWith(prefix) === true
}

/** Rounded half up to the cent, as EN 16931 has it for the tax of a whole invoice (BR-CO-17). Whole tenths of per cent, so no fraction gets lost. */
export const vatCentsOf = (netCents: number, percent: number): number =>
  Math.floor((netCents * Math.round(percent * 10) + 500) / 1000)
