import type { Connection, Transaction } from '@sild/service-kit'
import { pageEditedMeanwhile, pageNotFound } from '../errors.ts'
import { Page } from '../models/page.ts'

/** @throws page-not-found */
export async function findPage(connection: Connection, pageGuid: string): Promise<Page> {
  const page = await Page.query(connection).findById(pageGuid)
  if (!page) throw pageNotFound()
  return page
}

/** The page until the transaction ends, if nobody has written a revision on top of the one that was read. @throws page-not-found, page-edited-meanwhile */
export async function lockPage(trx: Transaction, pageGuid: string, revision: number): Promise<Page> {
  const page = await Page.query(trx).findById(pageGuid).forUpdate()
  if (!page) throw pageNotFound()
  if (page.revision !== revision) throw pageEditedMeanwhile()
  return page
}
