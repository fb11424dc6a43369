import type { PageState } from '@sild/contract/content/page-states'
import { AppError, type Connection, modelOf, type Transaction } from '@sild/service-kit'

export class Page extends modelOf('pages', 'pageGuid', ['speakers', 'agenda']) {
  declare pageGuid: string
  declare slug: string
  declare nextSlug: string
  declare seedSlug: string | null
  declare categorySlug: string
  declare state: PageState
  declare revision: number
  declare publishedRevision: number | null
  declare publishedAt: Date | null
  declare publishAt: Date | null
  declare reviewNote: string | null
  declare updatedAt: Date
  declare showOnMain: boolean
  declare position: number
  declare coverKey: string | null
  declare videoKey: string | null
  declare posterKey: string | null
  declare startsAt: Date | null
  declare endsAt: Date | null
  declare speakers: object[]
  declare agenda: object[]
  declare policyVersion: number
  declare version: number
}

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
