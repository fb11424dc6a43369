import type { Localised } from './basics.ts'

export interface Category {
  categoryId: number
  slug: string
  names: Localised
  descriptions: Localised
  /** Name of a lucide icon, in kebab case. */
  icon: string
  isPopular: boolean
}

export interface Country {
  countryId: number
  code: string
  names: Localised
  /** The portal has a region of its own for the country. */
  isRegion: boolean
}

export interface City {
  cityId: number
  countryCode: string
  name: string
  names: Localised
}

export interface Language {
  languageId: number
  code: string
  names: Localised
}

export interface Tag {
  tagGuid: string
  label: string
  synonyms: string[]
  categoryIds: number[]
}

export interface Industry {
  industryId: number
  slug: string
  names: Localised
}

export interface Qualification {
  qualificationGuid: string
  slug: string
  names: Localised
}
