import { searchTypeParameters } from './paths.ts'

/** What the contract knows of a search, which this package does not import. */
interface Known<WorkType extends string> {
  readonly workTypes: readonly WorkType[]
  readonly longestQuery: number
}
export interface SearchFilters<WorkType extends string> {
  readonly searchType: keyof typeof searchTypeParameters
  readonly query: string
  readonly categoryIds: number[]
  readonly countryCodes: string[]
  readonly workTypes: WorkType[]
}

/** So many values of a filter are read. */
const MOST = 50

/** What the address of a search asks for, of its page and of its feed. What makes no sense is left out, never an error. */
export function readSearchFilters<WorkType extends string>(
  parameters: URLSearchParams,
  { longestQuery, workTypes }: Known<WorkType>,
): SearchFilters<WorkType> {
  const all = (name: string): string[] => parameters.getAll(name)
  const query = (parameters.get('query') ?? '').replaceAll('\u0000', '').trim().slice(0, longestQuery)
  return {
    searchType: searchTypeOf(parameters.get('searchType')),
    query,
    categoryIds: all('category').map(Number).filter(isCategoryId).slice(0, MOST),
    countryCodes: all('country')
      .filter((code) => /^[A-Z]{2}$/.test(code))
      .slice(0, MOST),
    workTypes: workTypes.filter((workType) => all('workType').includes(workType)),
  }
}

function searchTypeOf(parameter: string | null): keyof typeof searchTypeParameters {
  // Exactly the keys of the object.
  const names = Object.keys(searchTypeParameters) as (keyof typeof searchTypeParameters)[]
  return names.find((name) => searchTypeParameters[name] === parameter) ?? 'tasks'
}

const isCategoryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31
