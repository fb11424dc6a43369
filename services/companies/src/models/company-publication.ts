import type { CardType } from '@sild/contract'
import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { modelOf, type Transaction } from '@sild/service-kit'

/** A publication as far as the page of its company counts it. */
export class CompanyPublication extends modelOf('companyPublications', 'publicationGuid') {
  declare publicationGuid: string
  declare companyGuid: string
  declare cardType: CardType
  declare isLive: boolean
  declare isClosed: boolean
  declare version: number

  /** Keeps the snapshot unless a newer one is known. */
  static async keep(trx: Transaction, snapshot: PublicationSnapshot): Promise<void> {
    const { guid, companyGuid, cardType, isLive, publicationStatus, version } = snapshot
    const row = {
      publicationGuid: guid,
      companyGuid,
      cardType,
      isLive,
      isClosed: publicationStatus === 'ARCHIVED',
      version,
    }
    await CompanyPublication.query(trx)
      .insert(row)
      .onConflict('publicationGuid')
      .merge(['isLive', 'isClosed', 'version'])
      .where('companyPublications.version', '<', version)
  }
}
