import { type SearchAddress, searchTypeParameters, withQuery } from './paths.ts'

/** The parameter of each filter that takes several values. */
export const choiceParameters = {
  categoryIds: 'category',
  countryCodes: 'country',
  workTypes: 'workType',
  cities: 'city',
  tags: 'tag',
  specialities: 'speciality',
  paymentTypes: 'payment',
  workExperiences: 'experience',
  projectDurations: 'duration',
  hoursPerWeek: 'hours',
  languages: 'language',
  segments: 'segment',
  responseCounts: 'responses',
  companySizes: 'size',
  companyTypes: 'companyType',
  ratings: 'rating',
} as const satisfies Record<string, keyof SearchAddress>
type ChoiceName = keyof typeof choiceParameters
// Exactly the keys of the object.
const choiceNames = Object.keys(choiceParameters) as ChoiceName[]

type Closed = Partial<Record<ChoiceName, readonly (string | number)[]>>
/** Search constants of the contract, passed in because this package does not import it. */
interface Known<Lists extends Closed> {
  readonly longestQuery: number
  readonly mostCents: number
  /** Values of filters with a closed list. */
  readonly closed: Lists
  readonly languageLevels: readonly string[]
}
type Choices<Lists extends Closed> = {
  readonly [Name in ChoiceName]: (Name extends keyof Lists
    ? NonNullable<Lists[Name]>[number]
    : Name extends 'categoryIds'
      ? number
      : string)[]
}
export interface SearchTerms {
  readonly searchType: keyof typeof searchTypeParameters
  readonly query: string
  readonly budgetFromCents: number | null
  readonly budgetToCents: number | null
}
export type SearchFilters<Lists extends Closed> = SearchTerms & Choices<Lists>

/** How many values of a filter are read. */
const MOST = 50
const MAX_LABELS = 20
const LONGEST_LABEL = 100

/**
 * Parses the address of a search page or its feed. Invalid values are never an error: they are left out and listed in
 * `ignored`.
 */
export function readSearchFilters<Lists extends Closed>(
  parameters: URLSearchParams,
  known: Known<Lists>,
): { filters: SearchFilters<Lists>; ignored: string[] } {
  const ignored: string[] = []
  const choices = choiceNames.map((name) => {
    const values = parameters.getAll(choiceParameters[name]).map(plain).filter(Boolean)
    const read = values.map((value) => ({ value, choice: choiceOf(name, value, known) }))
    ignored.push(...read.flatMap(({ choice, value }) => (choice === undefined ? value : [])))
    const chosen = new Set(read.flatMap(({ choice }) => choice ?? []))
    // In the order of the list, if there is one, so that equal choices have one address.
    const listed = known.closed[name]?.filter((value) => chosen.has(value)) ?? [...chosen]
    return [name, listed.slice(0, isLabel(name) ? MAX_LABELS : MOST)]
  })
  const cents = (name: 'from' | 'to'): number | null => {
    const text = plain(parameters.get(name) ?? '')
    const value = Math.round(Number(text.replace(',', '.')) * 100)
    if (text === '' || value === 0) return null
    if (value > 0 && value <= known.mostCents) return value
    ignored.push(text)
    return null
  }
  const [one, other] = [cents('from'), cents('to')]
  // Prices in the wrong order are swapped.
  const isUpsideDown = one !== null && other !== null && one > other
  const filters = {
    searchType: searchTypeOf(parameters.get('searchType')),
    query: plain(parameters.get('query') ?? '').slice(0, known.longestQuery),
    budgetFromCents: isUpsideDown ? other : one,
    budgetToCents: isUpsideDown ? one : other,
    ...Object.fromEntries(choices),
  }
  // Each name has values of its own kind: `choiceOf` gives no others.
  return { filters: filters as SearchFilters<Lists>, ignored }
}

const plain = (text: string): string => text.replaceAll('\u0000', '').trim()

function choiceOf(name: ChoiceName, value: string, known: Known<Closed>): string | number | undefined {
  const list = known.closed[name]
  if (list) return list.find((one) => String(one) === value)
  if (name === 'categoryIds') return isCategoryId(Number(value)) ? Number(value) : undefined
  if (name === 'countryCodes') return /^[A-Z]{2}$/.test(value) ? value : undefined
  if (name === 'languages') {
    const [, level = ''] = /^[1-9]\d{0,8}:(\w+)$/.exec(value) ?? []
    return known.languageLevels.includes(level) ? value : undefined
  }
  return value.length <= LONGEST_LABEL ? value : undefined
}

/** Written by people, of any length. */
const isLabel = (name: ChoiceName): boolean => ['cities', 'tags', 'specialities', 'languages'].includes(name)

function searchTypeOf(parameter: string | null): keyof typeof searchTypeParameters {
  // Exactly the keys of the object.
  const names = Object.keys(searchTypeParameters) as (keyof typeof searchTypeParameters)[]
  return names.find((name) => searchTypeParameters[name] === parameter) ?? 'tasks'
}

const isCategoryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31

type Written = Partial<Record<ChoiceName, readonly (string | number)[]>> & {
  readonly budgetFromCents?: number | null
  readonly budgetToCents?: number | null
}
/** The filters as query parameters. */
export const searchParametersOf = (filters: Written): SearchAddress => ({
  ...Object.fromEntries(choiceNames.map((name) => [choiceParameters[name], filters[name]])),
  from: euros(filters.budgetFromCents),
  to: euros(filters.budgetToCents),
})
const euros = (cents: number | null | undefined): number | undefined => (cents ? cents / 100 : undefined)

type FeedAddress = Omit<SearchAddress, 'literal' | 'page' | 'sort' | 'within'>
/**
 * The feed of a search; company searches have none. Not with the other feeds, because every page loads those addresses.
 */
export const searchFeedPath = ({ searchType, ...rest }: FeedAddress): string =>
  withQuery('/feeds/search.xml', {
    searchType: searchTypeParameters[searchType === 'companies' ? 'tasks' : (searchType ?? 'tasks')],
    ...rest,
  })
