import { AppError, type Connection } from '@sild/service-kit'
import { Appeal } from '../models/appeal.ts'

/** @throws appeal-not-found */
export async function findAppeal(connection: Connection, appealGuid: string): Promise<Appeal> {
  const appeal = await Appeal.query(connection).findById(appealGuid)
  if (!appeal) throw new AppError('appeal-not-found')
  return appeal
}
