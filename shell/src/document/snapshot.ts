import type { FlagKey } from '@sild/contract/content/flags'
import type { Locale } from '@sild/contract/enums'
import type { ChosenReleases, DocumentPreview, SiteInsight, SiteVersions, Snapshot } from '@sild/registry/renderer'
import type { PublishedNavigationItem } from '@sild/shell-api'
import type { SiteContacts } from './site-contacts.ts'

export interface SerialisedError {
  status: number
  code: string | null
  message: string
  requestId: string | null
}
export interface DocumentSnapshot extends ChosenReleases {
  navigation: readonly PublishedNavigationItem[]
}
/** Another language is another document, so texts are included in one language only. */
export const snapshotIn = (locale: Locale, { navigation, ...releases }: Snapshot): DocumentSnapshot => ({
  ...releases,
  navigation: navigation.map((item) => ({ ...item, label: item.label[locale] })),
})

export interface RenderedData {
  loaderData: Record<string, unknown>
  errors: Record<string, SerialisedError> | null
  contacts: SiteContacts
  /** Flags that are on globally. */
  flags: readonly FlagKey[]
}
/**
 * Data from the server for the browser: inside the document or, if the page waits for an input, at an address that the
 * document contains.
 */
export interface DocumentData {
  locale: Locale
  snapshot: DocumentSnapshot
  /** Null when the page is rendered in the browser: it is for members, or the server could not. */
  rendered: RenderedData | null
  versions: SiteVersions
  preview: DocumentPreview | null
  /** Absent in documents of an old BFF. */
  insight?: SiteInsight
  /** Absent if the data has its own address: then they are in `rendered`. */
  contacts?: SiteContacts
  flags?: readonly FlagKey[]
}
