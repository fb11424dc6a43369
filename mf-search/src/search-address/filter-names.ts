import type { companySizes, Locale } from '@sild/contract/enums'
import type { ChoiceName } from '@sild/contract/search/choices'
import type { useIntl } from '@sild/shell-api'
import { formatMoneyRange } from '@sild/ui'
import type { ShownCategory } from '../cards/shown-card.ts'
import { companySize } from '../company-size.ts'
import { regionNames } from '../region-names.ts'
import type { AppliedFilter, SearchAddress } from './search-address.ts'

export interface NamedLanguage {
  readonly id: number
  readonly title: string
}
export interface KnownNames {
  readonly intl: ReturnType<typeof useIntl>
  readonly locale: Locale
  readonly categories: readonly ShownCategory[]
  readonly languages: readonly NamedLanguage[]
}

/** Values that need the name of their filter. */
const unclear: ReadonlySet<ChoiceName> = new Set([
  'hoursPerWeek',
  'workExperiences',
  'projectDurations',
  'segments',
  'responseCounts',
])

export const filterTitle = ({ intl }: Pick<KnownNames, 'intl'>, name: AppliedFilter['name']): string =>
  intl.formatMessage({ id: `mf-search.filter.${name}` })

/** The label of a value next to the name of its filter; nothing for a deleted category or language. */
export function valueName(name: ChoiceName, value: string | number, known: KnownNames): string | undefined {
  const { categories, intl, languages, locale } = known
  const text = (id: string) => intl.formatMessage({ id: `mf-search.${id}` })
  switch (name) {
    case 'workTypes':
      return text(`workType.${value}`)
    case 'paymentTypes':
      return text(`fact.paymentType.${value}`)
    case 'workExperiences':
      return text(`fact.experience.${value}`)
    case 'projectDurations':
      return text(`fact.duration.${value}`)
    case 'hoursPerWeek':
      return text(`fact.hours.${value}`)
    case 'segments':
      return text(`segment.${value}`)
    case 'companyTypes':
      return text(`companyType.${value}`)
    case 'categoryIds':
      return categories.find(({ id }) => id === value)?.title
    case 'countryCodes':
      return regionNames(locale).of(String(value)) ?? String(value)
    case 'responseCounts':
      return String(value).replace('-', '\u2060–\u2060')
    case 'companySizes':
      // One of the closed list.
      return companySize(value as (typeof companySizes)[number], intl)
    case 'ratings':
      return intl.formatMessage({ id: 'mf-search.filter.rating' }, { rating: intl.formatNumber(Number(value)) })
    case 'languages': {
      const [id, level] = String(value).split(':')
      const language = languages.find((one) => String(one.id) === id)?.title
      return language && (level === 'ANY' ? language : `${language}: ${text(`level.${level}`)}`)
    }
    default:
      return String(value)
  }
}

type Ranges = Partial<Pick<SearchAddress, 'budgetFromCents' | 'budgetToCents' | 'publishedWithin'>>

/** The label of a choice on its own. */
export function appliedName(applied: AppliedFilter, ranges: Ranges, known: KnownNames): string | undefined {
  const { intl, locale } = known
  if (applied.value !== undefined) {
    const value = valueName(applied.name, applied.value, known)
    return value && unclear.has(applied.name) ? `${filterTitle(known, applied.name)}: ${value}` : value
  }
  return applied.name === 'budget'
    ? budgetName(ranges, { intl, locale })
    : intl.formatMessage({ id: `mf-search.within.${ranges.publishedWithin}` })
}

function budgetName(
  { budgetFromCents, budgetToCents }: Ranges,
  { intl, locale }: Pick<KnownNames, 'intl' | 'locale'>,
): string {
  const of = (cents: number) => formatMoneyRange(cents, cents, locale) ?? ''
  if (budgetFromCents && budgetToCents) return formatMoneyRange(budgetFromCents, budgetToCents, locale) ?? ''
  return budgetFromCents
    ? intl.formatMessage({ id: 'mf-search.filter.budget.from' }, { price: of(budgetFromCents) })
    : intl.formatMessage({ id: 'mf-search.filter.budget.to' }, { price: of(budgetToCents ?? 0) })
}
