import { AppError, type Connection } from '@sild/service-kit'
import { PageRevision } from '../models/page-revision.ts'

/** @throws revision-not-found */
export async function findRevision(connection: Connection, pageGuid: string, revision: number): Promise<PageRevision> {
  const found = await PageRevision.query(connection).findById([pageGuid, revision])
  if (!found) throw new AppError('revision-not-found')
  return found
}
