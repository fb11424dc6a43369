import type { ApiClient } from '@sild/api-client'
import type { Locale } from '@sild/contract/enums'
import type { PublishedNavigation, ReleaseChunks, RouteNode } from './meta.ts'

export interface RemoteInSnapshot {
  id: string
  /** Hash of the release's `chunks.json`, which holds the hashes of all its scripts and styles. */
  chunks: string
  routes: readonly RouteNode[]
  /** It is known where its pages are, and none of them is loaded. */
  isSwitchedOff?: true
}
/** The releases of one document, fixed for the life of the tab, so that no session ever mixes two sets. The shell is among them. */
export interface ChosenReleases {
  rev: string
  remotes: Readonly<Record<string, RemoteInSnapshot>>
}
export interface Snapshot extends ChosenReleases {
  navigation: readonly PublishedNavigation[]
}

/** Build versions that the footer shows. */
export interface SiteVersions {
  backend: string
  frontend: string
}
/** Who may hear how the portal is used, once its reader agrees to it. What an installation has not is absent. */
export interface SiteInsight {
  analytics?: { kind: 'posthog' | 'http'; url: string; key: string }
  /** `integrity`: of a script that is always the same; absent of one that its maker changes. */
  tagManager?: { url: string; integrity?: string }
  /** The portal takes them, and hands them on. */
  reportsErrors?: true
}
/** State for hydration that is served at an address of its own. */
export interface HydrationData {
  snapshot: Snapshot
  versions: SiteVersions
  /** Absent where an old BFF says nothing of it. */
  insight?: SiteInsight
  /** As the shell of the page wrote it. Null when it is kept no longer. */
  rendered: unknown
}
export interface ReleaseFiles {
  publicPath: string
  chunks: ReleaseChunks
  /** Preloaded by every document. */
  fonts: readonly string[]
}
export interface RendererInput {
  snapshot: Snapshot
  releases: Readonly<Record<string, ReleaseFiles>>
  /** What the server bundle of a release exposes. Rejects where it cannot be imported. */
  importRemote: (name: string) => Promise<unknown>
  versions: SiteVersions
  /** Absent where an old BFF says nothing of it. */
  insight?: SiteInsight
  /** Scheme and host of the portal. */
  origin: string
}

/** Releases that a document shows because of a preview link. */
export interface DocumentPreview {
  releases: readonly { name: string; id: string; version: string; pr?: number }[]
  expiresAt: string
}

export interface RenderRequest {
  /** Path and query as requested, with locale. */
  url: string
  locale: Locale
  /** Null outside of previews. */
  preview: DocumentPreview | null
  api: ApiClient
  signal: AbortSignal
  /** Placeholder for the nonce; the BFF replaces it by the nonce of each response. */
  nonce: string
  /** Stores the state for hydration, as JSON, and returns its address. Absent in old BFFs: then it is inlined. */
  keepRendered?: (rendered: string) => string
  /** How long the code of a page may take before the page is left to the browser. */
  codeDeadlineMilliseconds: number
}
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'document'
      status: number
      html: string
      /** A cache may serve it to all readers for a while. */
      isCacheable: boolean
      /** Errors that kept the server from rendering the page, or happened in it. */
      problems: unknown[]
      /** The app that owns the page; null where only the browser renders it. Absent in old shells. */
      pageOf?: string | null
    }

/** The exports of a shell's server bundle for the BFF, which has no React itself. */
export interface Renderer {
  render: (request: RenderRequest) => Promise<Rendered>
  /** Imports every public page, so that the first visitor of a new release does not wait for it. */
  warm: () => Promise<void>
}
export interface ShellServerModule {
  createRenderer: (input: RendererInput) => Renderer
}
