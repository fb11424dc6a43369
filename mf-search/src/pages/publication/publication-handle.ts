import type { CardType, Locale } from '@sild/contract/enums'
import type { Publication } from '@sild/contract/publications/schemas'
import { paths } from '@sild/paths'
import type { PageHandle } from '@sild/shell-api'
import type { publicationLoader } from './load-publication.ts'

/** Name and description in the reader's language where the author gave them, else as written. */
export const inLanguage = (publication: Publication, locale: Locale): { name: string; description: string } =>
  publication.translations[locale] ?? publication

const summaryLength = 155
const summaryOf = (text: string): string =>
  text.length <= summaryLength ? text : `${text.slice(0, summaryLength).replace(/\s+\S*$/, '')}…`

export const publicationHandle = (cardType: CardType): PageHandle<ReturnType<typeof publicationLoader>> => ({
  // The shell has set it.
  title: ({ loaded: { publication }, intl }) => inLanguage(publication, intl.locale as Locale).name,
  description: ({ loaded: { publication }, intl }) =>
    // As above.
    summaryOf(inLanguage(publication, intl.locale as Locale).description.replace(/\s+/g, ' ')),
  canonicalPath: ({ loaded: { publication } }) => paths.publication(cardType, publication.slug),
  structuredData: ({ loaded: { publication } }) => [structuredData(publication)],
})

/** A project is a Demand of schema.org; services and experts are a Service with its Offer. */
function structuredData(publication: Publication): object {
  const { cardType, name, description, author, budgetFromCents, budgetPerHourCents, publishedAt, expiresAt } =
    publication
  const cents = budgetFromCents ?? budgetPerHourCents
  const organization = { '@type': 'Organization', name: author.name }
  if (cardType === 'project')
    return {
      '@context': 'https://schema.org',
      '@type': 'Demand',
      name,
      description,
      seller: organization,
      availabilityStarts: publishedAt,
      availabilityEnds: expiresAt,
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    provider: organization,
    ...(cents !== null && { offers: { '@type': 'Offer', price: (cents / 100).toFixed(2), priceCurrency: 'EUR' } }),
  }
}
