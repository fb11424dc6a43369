import { AppError, type Connection, type Transaction } from '@sild/service-kit'
import { Page } from '../models/page.ts'

/** @throws page-not-found */
export async function findPage(connection: Connection, pageGuid: string): Promise<Page> {
  const page = await Page.query(connection).findById(pageGuid)
  if (!page) throw new AppError('page-not-found')
  return page
}

/**
 * Locks the page until the transaction ends, if the given revision is still the newest.
 * @throws page-not-found, page-edited-meanwhile
 */
export async function lockPage(trx: Transaction, pageGuid: string, revision: number): Promise<Page> {
  const page = await Page.query(trx).findById(pageGuid).forUpdate()
  if (!page) throw new AppError('page-not-found')
  if (page.revision !== revision) throw new AppError('page-edited-meanwhile')
  return page
}
