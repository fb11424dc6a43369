import type { VatConsultation } from '@sild/contract/companies/billing-details'
import { matchNames } from '../registers/name-match.ts'

const isLatin = (name: string): boolean => /\p{Script=Latin}/u.test(name)

/**
 * How the holder of a VAT number compares with the buyer. Some member states answer with two names, `FIRST||SECOND`. Null where
 * the names are in different scripts, as Greek and Bulgarian ones are, or where there is no name.
 */
export function compareHolder(buyer: string, holder: string | null): NonNullable<VatConsultation['nameMatch']> | null {
  if (holder === null) return null
  const names = holder.split('||').filter((name) => name.trim() !== '' && isLatin(name) === isLatin(buyer))
  if (names.length === 0) return null
  const matches = names.map((name) => matchNames(buyer, name))
  return (['same', 'similar'] as const).find((match) => matches.includes(match)) ?? 'different'
}
