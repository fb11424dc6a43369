import type { Category } from '@sild/contract/content/schemas'
import type { Locale } from '@sild/contract/enums'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import type { useIntl } from '@sild/shell-api'
import {
  Chip,
  Cluster,
  type DescriptionListProps,
  formatMoney,
  formatMoneyRange,
  joinFacts,
  WrittenText,
} from '@sild/ui'
import type { ReactNode } from 'react'
import { placeText } from './cities.ts'

interface Words {
  intl: ReturnType<typeof useIntl>
  locale: Locale
  categories: readonly Category[]
  languages: readonly { id: number; title: string }[]
  cityTitles: ReadonlyMap<number, string>
}

/** Terms of a publication as a description list, without empty ones. */
export function publicationFacts(
  publication: OwnPublication,
  { intl, locale, categories, cityTitles, languages }: Words,
): DescriptionListProps['items'] {
  const text = (id: string) => intl.formatMessage({ id: `mf-publications.fact.${id}` })
  const { budgetFromCents, budgetToCents, budgetPerHourCents } = publication
  const languageText = ({ languageId, level }: OwnPublication['languages'][number]) => {
    const title = languages.find(({ id }) => id === languageId)?.title ?? ''
    return level === 'ANY'
      ? title
      : `${title} (${intl.formatMessage({ id: `mf-publications.publish.level.${level}` })})`
  }
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const facts: [string, ReactNode][] = [
    ['category', categories.find(({ id }) => id === publication.categoryId)?.title],
    [
      'speciality',
      publication.speciality && (
        <WrittenText language={publication.locale} locale={locale}>
          {publication.speciality}
        </WrittenText>
      ),
    ],
    ['segment', publication.segment && text(`segment.${publication.segment}`)],
    ['workType', publication.workType && text(`workType.${publication.workType}`)],
    ['budget', formatMoneyRange(budgetFromCents, budgetToCents, locale)],
    ['perHour', budgetPerHourCents === null ? null : formatMoney(budgetPerHourCents, locale)],
    ['paymentType', publication.paymentType === 'ANY' ? null : text(`paymentType.${publication.paymentType}`)],
    ['duration', publication.projectDuration && text(`duration.${publication.projectDuration}`)],
    ['hours', publication.hoursPerWeek && text(`hours.${publication.hoursPerWeek}`)],
    ['experience', publication.workExperience && text(`experience.${publication.workExperience}`)],
    ['languages', publication.languages.map(languageText).join(', ')],
    [
      'countries',
      joinFacts(
        publication.locations.map(({ cityId, countryCode }) =>
          placeText(countries.of(countryCode) ?? countryCode, cityTitles.get(Number(cityId))),
        ),
      ),
    ],
  ]
  const known = facts.flatMap(([term, description]) => (description ? [{ term: text(term), description }] : []))
  if (publication.tags.length === 0) return known
  return [
    ...known,
    {
      term: text('tags'),
      description: (
        <Cluster gap={4}>
          {publication.tags.map((tag) => (
            <Chip key={tag.guid}>{tag.label}</Chip>
          ))}
        </Cluster>
      ),
    },
  ]
}
