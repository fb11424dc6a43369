import { modelOf } from '@sild/service-kit'

/** A copy of all data of a user and the companies that are theirs. */
export class DataExport extends modelOf('dataExports', 'exportGuid') {
  declare exportGuid: string
  declare userGuid: string
  declare companyGuids: string[]
  declare requestedAt: Date
  /** The rest with it: what is not ready is made, or was given up. */
  declare readyAt: Date | null
  declare expiresAt: Date | null
  declare bytes: number | null
}

/** Where it lies. A second attempt writes over the first, so that nothing is left of one that broke off. */
export const archiveKeyOf = ({ exportGuid }: Pick<DataExport, 'exportGuid'>): string =>
  `chat/${exportGuid.slice(0, 2)}/${exportGuid}.zip`
