import { AppError, type Connection } from '@sild/service-kit'

/** A list of this user. @throws favorite-list-not-found, also for a list of others */
export async function findFavoriteList(
  connection: Connection,
  { userGuid, listGuid }: { userGuid: string; listGuid: string },
): Promise<void> {
  const found = await connection('favoriteLists').where({ userGuid, listGuid }).first('listGuid')
  if (!found) throw new AppError('favorite-list-not-found')
}
