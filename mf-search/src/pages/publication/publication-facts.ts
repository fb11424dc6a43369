import type { Locale } from '@sild/contract/enums'
import type { Publication } from '@sild/contract/publications/schemas'
import type { useIntl } from '@sild/shell-api'
import { type DescriptionListProps, formatDate, formatMoney, formatMoneyRange } from '@sild/ui'
import { regionNames } from '../../region-names.ts'

interface Words {
  intl: ReturnType<typeof useIntl>
  locale: Locale
  category: string | undefined
  timeZone: string
}

/** Terms of a publication; what the author left open is left out. */
export function publicationFacts(
  publication: Publication,
  { intl, locale, category, timeZone }: Words,
): DescriptionListProps['items'] {
  const text = (id: string) => intl.formatMessage({ id: `mf-search.fact.${id}` })
  const regions = regionNames(locale)
  const facts: [string, string | null | undefined][] = [
    ['category', category],
    ['speciality', publication.speciality],
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
    ['countries', publication.locations.map(({ countryCode }) => regions.of(countryCode)).join(', ')],
    ['until', publication.expiresAt && formatDate(publication.expiresAt, locale, 'day', timeZone)],
  ]
  return facts.flatMap(([term, description]) => (description ? [{ term: text(term), description }] : []))
}
