import type { Locale } from '@sild/contract/enums'
import type { DocumentPreview, SiteVersions, Snapshot } from '@sild/registry/renderer'

export interface SerialisedError {
  status: number
  code: string | null
  message: string
  requestId: string | null
}
/** What the server hands to the browser inside the document. */
export interface DocumentData {
  locale: Locale
  snapshot: Snapshot
  /** Null when the page is rendered in the browser: it is for members, or the server could not. */
  rendered: { loaderData: Record<string, unknown>; errors: Record<string, SerialisedError> | null } | null
  /** Hashes of the styles that are in the document already. */
  styles: Readonly<Record<string, string>>
  versions: SiteVersions
  preview: DocumentPreview | null
}
export const documentDataId = 'sild-data'
