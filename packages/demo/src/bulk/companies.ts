import { dice, type Dice } from '../seeded.ts'
import { day } from '../time.ts'
import type { AgeMinutes, CompanySize, CompanyType, Locale } from '../types.ts'

export interface BulkCompany {
  companyGuid: string
  ownerGuid: string
  slug: string
  name: string
  locale: Locale
  countryCode: string
  city: string
  size: CompanySize
  type: CompanyType
  isVerified: boolean
  rating: number | null
  reviewsCount: number
  joinedAgeMinutes: AgeMinutes
}

/** As many publications a company as a busy one has. */
const PUBLICATIONS_EACH = 40
export const bulkCompaniesCount = (publications: number): number => Math.ceil(publications / PUBLICATIONS_EACH)
export const companyOfPublication = (index: number): number => Math.floor(index / PUBLICATIONS_EACH)

/** Guids in running order, so that where a seeding stopped can be seen from the last one. */
export const bulkGuid = (kind: 'company' | 'owner' | 'publication', index: number): string =>
  `b01c0000-000${{ company: 1, owner: 2, publication: 3 }[kind]}-5000-8000-${index.toString(16).padStart(12, '0')}`
export const bulkIndex = (bulk: string): number => Number.parseInt(bulk.slice(-12), 16)

const syllables = 'kal ves tor mar nil pea lau roo sii han vee tam lin per jo mer val don fre gri'.split(' ')
/** The first are the likeliest. */
const cities = {
  EE: ['Tallinn', 'Tallinn', 'Tallinn', 'Tartu', 'Tartu', 'Pärnu', 'Narva', 'Viljandi'],
  FR: ['Paris', 'Paris', 'Paris', 'Lyon', 'Lyon', 'Nantes', 'Lille', 'Rennes', 'Toulouse', 'Bordeaux'],
  other: ['Helsinki', 'Riga', 'Vilnius', 'Berlin', 'Stockholm', 'Brussels', 'Madrid'],
}
const endings = { EE: ['OÜ', 'AS'], FR: ['SAS', 'SARL'], other: ['Ltd', 'GmbH', 'Oy'] }

/** A made-up name; a few are met everywhere and most hardly ever, as names are. */
export function rareName(random: Dice): string {
  const rank = Math.floor(40_000 ** random.next())
  const parts = [
    syllables[rank % 20],
    syllables[Math.floor(rank / 20) % 20],
    syllables[Math.floor(rank / 400) % 20],
    rank % 100,
  ]
  return parts.join('')
}

export function bulkCompany(index: number): BulkCompany {
  const random = dice(`bulk:company:${index}`)
  const share = random.next()
  const countryCode = share < 0.5 ? 'EE' : share < 0.85 ? 'FR' : random.pick(['FI', 'LV', 'LT', 'DE', 'SE', 'BE', 'ES'])
  const locale: Locale = countryCode === 'EE' ? 'et' : countryCode === 'FR' ? 'fr' : 'en'
  const ending = random.pick(endings[countryCode === 'EE' || countryCode === 'FR' ? countryCode : 'other'])
  const word = rareName(random)
  const reviewsCount = Math.max(0, random.between(-6, 12))
  return {
    companyGuid: bulkGuid('company', index),
    ownerGuid: bulkGuid('owner', index),
    slug: `bulk-${index}`,
    name: `${word.charAt(0).toUpperCase()}${word.slice(1)} ${ending}`,
    locale,
    countryCode,
    size: random.pick(['1-20', '1-20', '1-20', '21-50', '51-100', '101+']),
    isVerified: random.chance(0.6),
    rating: reviewsCount > 0 ? random.between(28, 50) / 10 : null,
    reviewsCount,
    joinedAgeMinutes: random.between(1, 900) * day,
    city: random.pick(cities[countryCode === 'EE' || countryCode === 'FR' ? countryCode : 'other']),
    type: random.pick(['AGENCY', 'SMALL_BUSINESS', 'SMALL_BUSINESS', 'MEDIUM_BUSINESS', 'STARTUP', 'ENTERPRISE']),
  }
}
