import { savableSearchTypes, workTypes } from '@sild/contract/enums'
import { limits } from '@sild/contract/limits'
import { searchTypeParameters } from '@sild/paths'

/** So many values of a filter are read, as on the page of the search. */
const MOST = 50

/** What a feed of a search was asked for; what makes no sense is left out, as on its page. */
export function readFeedAddress(parameters: URLSearchParams) {
  const named = parameters.get('searchType')
  const searchType = savableSearchTypes.find((type) => searchTypeParameters[type] === named) ?? 'tasks'
  const query = (parameters.get('query') ?? '').replaceAll('\u0000', '').trim().slice(0, limits.searchQuery.max)
  const countryCodes = parameters.getAll('country').filter((code) => /^[A-Z]{2}$/.test(code))
  const categoryIds = parameters.getAll('category').map(Number).filter(isCategoryId)
  return {
    searchType,
    query,
    categoryIds: categoryIds.slice(0, MOST),
    countryCodes: countryCodes.slice(0, MOST),
    workTypes: workTypes.filter((workType) => parameters.getAll('workType').includes(workType)),
  }
}

const isCategoryId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31
