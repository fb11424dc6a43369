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
/** Another language is another document, so what is only text comes in one. */
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
/** What the server hands to the browser: inside the document, or, where the page waits for an input, at an address in it. */
export interface DocumentData {
  locale: Locale
  snapshot: DocumentSnapshot
  /** Null when the page is rendered in the browser: it is for members, or the server could not. */
  rendered: RenderedData | null
  versions: SiteVersions
  preview: DocumentPreview | null
  /** Absent where an old BFF says nothing of it. */
  insight?: SiteInsight
  /** Absent where the page has its data from an address: there they stand in `rendered`. */
  contacts?: SiteContacts
  flags?: readonly FlagKey[]
}
