import type { CompanyPalette, Locale } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

export class Company extends modelOf('companies', 'companyGuid', ['descriptionTranslations']) {
  declare companyGuid: string
  declare slug: string
  declare name: string
  /** By which another company of its country may not be called; null while the name is an old one that two share. */
  declare nameKey: string | null
  declare nameLook: string | null
  /** Null: the company says that it has none. */
  declare registrationNumber: string | null
  declare countryCode: string
  declare cityId: number | null
  declare cityTitle: string | null
  declare industry: string | null
  /** The language of the text; null if unknown. */
  declare industryLocale: Locale | null
  declare size: string | null
  declare type: string | null
  declare description: string | null
  declare descriptionTranslations: Partial<Record<Locale, string>>
  declare tags: string[]
  declare contactPersonName: string | null
  declare email: string | null
  declare phone: string | null
  declare address: string | null
  declare logoKey: string | null
  declare coverKey: string | null
  declare palette: CompanyPalette
  declare websiteUrl: string | null
  declare instagramUrl: string | null
  declare facebookUrl: string | null
  declare linkedinUrl: string | null
  declare verification: 'verified' | 'failed' | 'not-checked'
  declare listedAt: Date | null
  /** Moderators took it out of the catalogue. */
  declare hiddenAt: Date | null
  /** Since when no member may sign in. The company is hidden meanwhile. */
  declare pausedAt: Date | null
  /** When staff confirmed its place by documents. */
  declare placeConfirmedAt: Date | null
  declare joinedAt: Date
  /** Of users who keep it, as search has counted. */
  declare favoritesCount: number
  declare updatedAt: Date
  declare version: number
  /** When all data about its owner was erased. */
  declare erasedAt: Date | null
}
