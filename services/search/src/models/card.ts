import type { Locale } from '@sild/contract/enums'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { ownPointsOf } from './score.ts'
import { summaryOf } from './summary.ts'

type Texts = Partial<Record<Locale, { name: string; description: string }>>

/** Name and description in every language that there is. */
export const textsOf = ({
  description,
  locale,
  name,
  translations,
}: Pick<PublicationSnapshot, 'description' | 'locale' | 'name' | 'translations'>): Texts => ({
  ...translations,
  [locale]: { name, description },
})

const mapTexts = <Value>(
  texts: Texts,
  valueOf: (text: { name: string; description: string }) => Value,
): Record<string, Value> => Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, valueOf(text)]))

export interface IndexedTexts {
  /** All words, by language. */
  readonly words: Record<string, string>
  /** The words that weigh most: name and tags. */
  readonly names: Record<string, string>
}

export function indexedTexts(snapshot: PublicationSnapshot): IndexedTexts {
  const tags = snapshot.tags.map(({ label }) => label).join(' ')
  // Names of technologies are mostly English, in texts of every language.
  const texts = { en: { name: '', description: '' }, ...textsOf(snapshot) }
  return {
    // A search for the name of a company also finds its offers.
    words: mapTexts(texts, ({ name, description }) =>
      [name, tags, snapshot.speciality, description, snapshot.author.name].join(' '),
    ),
    names: mapTexts(texts, ({ name }) => `${name} ${tags} ${snapshot.speciality ?? ''}`),
  }
}

/** Country of the work; by default that of the company. */
export const countriesOf = ({
  author,
  locations,
}: Pick<PublicationSnapshot, 'locations'> & { author: Pick<PublicationSnapshot['author'], 'countryCode'> }): string[] =>
  locations.length > 0 ? [...new Set(locations.map(({ countryCode }) => countryCode))] : [author.countryCode]

/** The row of `cards`, counts aside. */
export const cardRow = (snapshot: PublicationSnapshot): object => ({
  publicationGuid: snapshot.guid,
  cardType: snapshot.cardType,
  companyGuid: snapshot.companyGuid,
  version: snapshot.version,
  revision: snapshot.revision,
  slug: snapshot.slug,
  locale: snapshot.locale,
  name: snapshot.name,
  summary: summaryOf(snapshot.description),
  translations: JSON.stringify(
    mapTexts(snapshot.translations, ({ name, description }) => ({ name, summary: summaryOf(description) })),
  ),
  categoryId: snapshot.categoryId,
  tags: snapshot.tags.map(({ label }) => label),
  paymentType: snapshot.paymentType,
  budgetFromCents: snapshot.budgetFromCents,
  budgetToCents: snapshot.budgetToCents,
  budgetPerHourCents: snapshot.budgetPerHourCents,
  workType: snapshot.workType,
  workExperience: snapshot.workExperience,
  countryCodes: countriesOf(snapshot),
  promotedUntil: snapshot.promotedUntil,
  ownPoints: JSON.stringify(ownPointsOf(snapshot)),
  responsesCount: snapshot.responsesCount,
  publishedAt: snapshot.publishedAt,
  expiresAt: snapshot.expiresAt,
})

/** The lowest and highest possible price; null if none is given. */
export function priceRange({
  budgetFromCents,
  budgetPerHourCents,
  budgetToCents,
}: Pick<PublicationSnapshot, 'budgetFromCents' | 'budgetPerHourCents' | 'budgetToCents'>): [
  number | null,
  number | null,
] {
  return [
    budgetFromCents ?? budgetToCents ?? budgetPerHourCents,
    budgetToCents ?? budgetFromCents ?? budgetPerHourCents,
  ]
}
