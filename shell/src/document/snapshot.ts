import type { Locale } from '@sild/contract/enums'
import type { ChosenReleases, DocumentPreview, SiteVersions, Snapshot } from '@sild/registry/renderer'
import type { PublishedNavigationItem } from '@sild/shell-api'

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

/** What the server hands to the browser inside the document. */
export interface DocumentData {
  locale: Locale
  snapshot: DocumentSnapshot
  /** Null when the page is rendered in the browser: it is for members, or the server could not. */
  rendered: { loaderData: Record<string, unknown>; errors: Record<string, SerialisedError> | null } | null
  /** Hashes of the styles that are in the document already. */
  styles: Readonly<Record<string, string>>
  versions: SiteVersions
  preview: DocumentPreview | null
}
export const documentDataId = 'sild-data'
