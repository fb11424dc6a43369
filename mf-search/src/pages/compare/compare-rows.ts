import type { Locale } from '@sild/contract/enums'
import type { CardWithTerms } from '@sild/contract/search/card-schemas'
import type { CompanyCard, PublicationCard } from '@sild/contract/search/schemas'
import type { useIntl } from '@sild/shell-api'
import { formatMoney, formatMoneyRange, formatNumber, writtenText } from '@sild/ui'
import { companySize } from '../../company-size.ts'
import { regionNames } from '../../region-names.ts'
import type { LoadedCompare } from './load-compare.ts'

interface Known extends Pick<LoadedCompare, 'categories' | 'languages'> {
  intl: ReturnType<typeof useIntl>
  locale: Locale
}
export interface CompareRow {
  label: string
  /** One value per card; empty if the card has none. */
  values: string[]
  isDifferent: boolean
}

type Terms = CardWithTerms['terms']
type Row = readonly [label: string, value: string | null | undefined]

/** The rows of the comparison; rows without any value are left out. */
export function compareRows(compared: LoadedCompare['compared'], known: Known): CompareRow[] {
  const columns = compared.map(({ card, terms }) =>
    card.cardType === 'company' ? companyRows(card, terms, known) : publicationRows(card, terms, known),
  )
  return (columns[0] ?? []).flatMap(([label], place) => {
    const values = columns.map((rows) => rows[place]?.[1] ?? '')
    return values.some(Boolean) ? [{ label, values, isDifferent: new Set(values).size > 1 }] : []
  })
}

function publicationRows(card: PublicationCard, terms: Terms, known: Known): Row[] {
  const { intl, locale } = known
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` })
  const { company, paymentType } = card
  return [
    [text('fact.price'), formatMoneyRange(card.budgetFromCents, card.budgetToCents, locale)],
    [text('fact.perHour'), card.budgetPerHourCents === null ? null : formatMoney(card.budgetPerHourCents, locale)],
    [text('fact.paymentType'), paymentType === 'ANY' ? null : text(`fact.paymentType.${paymentType}`)],
    [text('fact.category'), titlesOf(terms.categoryIds, known.categories)],
    [text('fact.speciality'), writtenText(terms.specialities.join(', '), card.locale, locale)],
    [text('skills'), sorted(card.tags, locale)],
    [text('fact.workType'), card.workType && text(`workType.${card.workType}`)],
    [text('fact.experience'), card.workExperience && text(`fact.experience.${card.workExperience}`)],
    [text('fact.duration'), terms.projectDuration && text(`fact.duration.${terms.projectDuration}`)],
    [text('fact.hours'), terms.hoursPerWeek && text(`fact.hours.${terms.hoursPerWeek}`)],
    [text('filter.languages'), spokenOf(terms.languages, known)],
    [text('filter.segments'), terms.segment && text(`segment.${terms.segment}`)],
    [
      text('fact.countries'),
      sorted(
        card.countryCodes.map((code) => regionNames(locale).of(code) ?? code),
        locale,
      ),
    ],
    [text('filter.cities'), sorted(terms.cities, locale)],
    [text('author'), company.name],
    [text('verified'), yesOrNo(company.isVerified, known)],
    [text('filter.ratings'), ratingOf(company.rating, known)],
    [text('compare.responses'), formatNumber(card.responsesCount, locale)],
  ]
}

function companyRows(card: CompanyCard, terms: Terms, known: Known): Row[] {
  const { intl, locale } = known
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` })
  const reviews = intl.formatMessage({ id: 'mf-search.reviews' }, { count: card.reviewsCount })
  return [
    [text('compare.rating'), card.rating === null ? null : `${ratingOf(card.rating, known)} (${reviews})`],
    [text('verified'), yesOrNo(card.isVerified, known)],
    [text('compare.industry'), card.industry && writtenText(card.industry, card.industryLocale, locale)],
    [text('fact.category'), titlesOf(terms.categoryIds, known.categories)],
    [text('skills'), sorted(card.tags, locale)],
    [text('filter.countryCodes'), regionNames(locale).of(card.countryCode)],
    [text('filter.cities'), card.cityTitle],
    [text('filter.companySizes'), card.size && companySize(card.size, intl)],
    [text('filter.companyTypes'), terms.companyType && text(`companyType.${terms.companyType}`)],
    [text('compare.publications'), formatNumber(card.publicationsCount, locale)],
    [text('member-since'), String(new Date(card.joinedAt).getUTCFullYear())],
  ]
}

const sorted = (values: readonly string[], locale: Locale): string =>
  values.toSorted((one, other) => one.localeCompare(other, locale)).join(', ')

const titlesOf = (ids: readonly number[], all: Known['categories']): string =>
  all.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(', ')

const spokenOf = (spoken: Terms['languages'], { intl, languages, locale }: Known): string =>
  sorted(
    spoken.flatMap(({ languageId, level }) => {
      const language = languages.find(({ id }) => id === languageId)?.title
      if (!language) return []
      if (level === 'ANY') return [language]
      const spokenAt = intl.formatMessage({ id: `mf-search.compare.level.${level}` })
      return [`${language} (${spokenAt})`]
    }),
    locale,
  )

const yesOrNo = (is: boolean, { intl }: Known): string =>
  intl.formatMessage({ id: is ? 'mf-search.compare.yes' : 'mf-search.compare.no' })

const ratingOf = (rating: number | null, { intl, locale }: Known): string | null =>
  rating === null
    ? null
    : intl.formatMessage({ id: 'mf-search.rating' }, { rating: formatNumber(Math.round(rating * 10) / 10, locale) })
