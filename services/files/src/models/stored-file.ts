import type { FileKindName } from '@sild/contract/files/kinds'
import { expression, modelOf } from '@sild/service-kit'

export class StoredFile extends modelOf('files', 'fileGuid') {
  declare fileGuid: string
  declare key: string
  declare ownerUserGuid: string | null
  declare ownerCompanyGuid: string | null
  declare kind: FileKindName
  declare mediaType: string
  declare bytes: number
  declare sha256: Buffer
  declare name: string
  declare visibility: 'public' | 'chat'
  declare createdAt: Date
  declare keptUntil: Date
  declare removedAt: Date | null
}

/** The `kept_until` of a file that is stored until then, or longer if it was to be. */
export const keptAtLeastUntil = (until: Date) => expression`greatest(kept_until, ${until}::timestamptz)`
