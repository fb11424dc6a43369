import { modelOf } from '@sild/service-kit'
import type { StoredContent } from '../rules/stored-content.ts'

export class PageRevision extends modelOf('pageRevisions', ['pageGuid', 'revision'], ['content']) {
  declare pageGuid: string
  declare revision: number
  declare content: StoredContent
  declare authorGuid: string | null
  declare restoredFrom: number | null
  declare writtenAt: Date
  declare publishedAt: Date | null
}
