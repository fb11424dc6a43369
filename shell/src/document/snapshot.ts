import type { Locale } from '@sild/contract/enums'
import type { PublishedNavigation, RouteNode } from '@sild/registry/meta'

export interface RemoteInSnapshot {
  id: string
  /** Hash of the release's `chunks.json`, which holds the hashes of all its scripts and styles. */
  chunks: string
  routes: readonly RouteNode[]
}
/** The releases of one document, fixed for the life of the tab, so that no session ever mixes two sets. */
export interface Snapshot {
  rev: string
  /** The shell is among them. */
  remotes: Readonly<Record<string, RemoteInSnapshot>>
  navigation: readonly PublishedNavigation[]
}

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
  versions: { backend: string; frontend: string }
}
export const documentDataId = 'sild-data'
