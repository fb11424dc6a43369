import type { Locale } from '@sild/contract/enums'
import type { Publication } from '@sild/contract/publications/schemas'
import type { useIntl } from '@sild/shell-api'
import { type DescriptionListProps, formatDate, formatMoney, formatMoneyRange, joinFacts, WrittenText } from '@sild/ui'
import type { ReactNode } from 'react'
import { regionNames } from '../../region-names.ts'
import type { Titles } from './load-titles.ts'

interface Words {
  intl: ReturnType<typeof useIntl>
  locale: Locale
  category: string | undefined
  timeZone: string
  titles: Titles
}

/** Terms of a publication, without empty ones. */
export function publicationFacts(
  publication: Publication,
  { intl, locale, category, timeZone, titles }: Words,
): DescriptionListProps['items'] {
  const text = (id: string) => intl.formatMessage({ id: `mf-search.fact.${id}` })
  const spoken = publication.languages.flatMap(({ languageId, level }) => {
    const title = titles.languages.find(({ id }) => id === languageId)?.title
    if (!title) return []
    return level === 'ANY' ? title : `${title} (${text(`level.${level}`)})`
  })
  const places = publication.locations.map(({ cityId, countryCode }) => {
    const city = titles.cities.find(({ id }) => id === cityId)?.title
    const country = regionNames(locale).of(countryCode)
    return city ? `${city}, ${country}` : country
  })
  const facts: [string, ReactNode][] = [
    ['category', category],
    [
      'speciality',
      publication.speciality && (
        <WrittenText language={publication.locale} locale={locale}>
          {publication.speciality}
        </WrittenText>
      ),
    ],
    ['segment', publication.segment && intl.formatMessage({ id: `mf-search.segment.${publication.segment}` })],
    ['workType', publication.workType && intl.formatMessage({ id: `mf-search.workType.${publication.workType}` })],
    [
      publication.cardType === 'project' ? 'budget' : 'price',
      formatMoneyRange(publication.budgetFromCents, publication.budgetToCents, locale),
    ],
    ['perHour', publication.budgetPerHourCents === null ? null : formatMoney(publication.budgetPerHourCents, locale)],
    ['paymentType', publication.paymentType === 'ANY' ? null : text(`paymentType.${publication.paymentType}`)],
    ['duration', publication.projectDuration && text(`duration.${publication.projectDuration}`)],
    ['hours', publication.hoursPerWeek && text(`hours.${publication.hoursPerWeek}`)],
    ['experience', publication.workExperience && text(`experience.${publication.workExperience}`)],
    ['languages', spoken.join(', ')],
    ['locations', joinFacts(places)],
    ['until', publication.expiresAt && formatDate(publication.expiresAt, locale, 'day', timeZone)],
  ]
  return facts.flatMap(([term, description]) => (description ? [{ term: text(term), description }] : []))
}
