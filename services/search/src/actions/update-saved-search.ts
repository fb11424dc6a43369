import type { ParsedInput } from '@sild/contract/schemas'
import { expression, type Transaction } from '@sild/service-kit'
import { SavedSearch } from '../models/saved-search.ts'

/** Updates the owner's search, if it exists. A new schedule does not notify earlier matches. */
export async function updateSavedSearch(
  trx: Transaction,
  key: { userGuid: string; savedSearchGuid: string },
  { isMailed, schedule, title }: ParsedInput<'updateSavedSearch'>['body'],
): Promise<void> {
  const change = {
    ...(title !== undefined && { title }),
    ...(isMailed !== undefined && { isMailed }),
    ...(schedule && { schedule, toldAt: expression`now()` }),
  }
  if (Object.keys(change).length > 0) await SavedSearch.query(trx).where(key).patch(change)
}
