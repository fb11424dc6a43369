import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import { nameKey } from '@sild/service-kit/name-keys'
import { isTitleTaken, listExists } from '../errors.ts'

/** @throws favorite-list-not-found, favorite-list-exists */
export async function renameFavoriteList(
  trx: Transaction,
  { userGuid }: SignedInActor,
  { listGuid, title }: { listGuid: string; title: string },
): Promise<void> {
  const renamed = await trx('favoriteLists')
    .where({ userGuid, listGuid })
    .update({ title, titleKey: nameKey(title) })
    .catch((error: unknown) => {
      throw isTitleTaken(error) ? listExists(error) : error
    })
  if (renamed === 0) throw new AppError('favorite-list-not-found')
}
