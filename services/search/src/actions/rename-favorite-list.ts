import { AppError, type SignedInActor, type Transaction, uniqueViolation } from '@sild/service-kit'
import { listExists } from '../errors.ts'

/** @throws favorite-list-not-found, favorite-list-exists */
export async function renameFavoriteList(
  trx: Transaction,
  { userGuid }: SignedInActor,
  { listGuid, title }: { listGuid: string; title: string },
): Promise<void> {
  const renamed = await trx('favoriteLists')
    .where({ userGuid, listGuid })
    .update({ title })
    .catch((error: unknown) => {
      throw uniqueViolation(error, 'favorite_lists_once') ? listExists(error) : error
    })
  if (renamed === 0) throw new AppError('favorite-list-not-found')
}
