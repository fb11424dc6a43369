import type { Connection } from '@sild/service-kit'

/** How many users have a company among their favourites. */
export async function favoritesCountOf(connection: Connection, companyGuid: string): Promise<number> {
  const found = await connection('companies').where({ companyGuid }).first<{ favoritesCount: number }>('favoritesCount')
  return found?.favoritesCount ?? 0
}
