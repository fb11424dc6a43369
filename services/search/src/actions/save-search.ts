import type { ParsedInput } from '@sild/contract/schemas'
import { searchLimits } from '@sild/contract/search/limits'
import { AppError, expression, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import { savedQueryOf } from '../engine/postgres/saved-query.ts'
import type { Words } from '../engine/query/words.ts'
import { savedSearchExists } from '../errors.ts'
import { SavedSearch } from '../models/saved-search.ts'
import { lockUser } from './lock-favorites.ts'

/**
 * @param words of its query, as search reads them
 * @throws invalid where nothing but signs was typed, saved-search-exists, saved-search-limit-reached
 */
export async function saveSearch(
  trx: Transaction,
  { companyGuid, userGuid }: Pick<SignedInActor, 'companyGuid' | 'userGuid'>,
  { isMailed, schedule, title, ...search }: ParsedInput<'saveSearch'>['body'],
  words: Words,
): Promise<string> {
  const { budgetFromCents, budgetToCents, companyGuid: ofCompanyGuid } = search
  const { cardType, probe, query } = await savedQueryOf(trx, search, words)
  if (query === null && budgetFromCents === null && budgetToCents === null && ofCompanyGuid === null)
    throw new AppError('invalid', { fields: { query: { code: 'query-empty' } } })
  await lockUser(trx, userGuid)
  if ((await SavedSearch.query(trx).where({ userGuid }).resultSize()) >= searchLimits.savedSearches.max)
    throw new AppError('saved-search-limit-reached')
  const { savedSearchGuid } = await SavedSearch.query(trx)
    .insert({
      userGuid,
      companyGuid,
      title: title ?? titleOf(search.query),
      schedule,
      isMailed,
      search,
      cardType,
      ...(query !== null && { query: expression`${query}::tsquery` }),
      budgetFromCents,
      budgetToCents,
      ofCompanyGuid,
      probe,
    })
    .returning('savedSearchGuid')
    .catch((error: unknown) => {
      throw uniqueViolation(error, 'saved_searches_once') ? savedSearchExists(error) : error
    })
  return savedSearchGuid
}

/** The query, cut to the length of a title. Limits count code points. */
const titleOf = (query: string): string => [...query.trim()].slice(0, searchLimits.savedTitle.max).join('').trim()
