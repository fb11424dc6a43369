import type { Endpoint } from '@sild/contract/operation'
import type { RendererInput, RenderRequest } from '@sild/registry/renderer'
import type { RenderedPage } from './page-api.ts'

export type ServerFiles = readonly (readonly [path: string, bytes: Uint8Array])[]
/** What a set is made of, but for the code of its releases. */
export interface SetInput extends Omit<RendererInput, 'importRemote'> {
  readonly rev: string
  /** Its releases, as addresses name them. */
  readonly releasesInAddress: string
}
interface OfSet {
  readonly rev: string
}
export interface PageOfSet extends OfSet {
  /** Under which calls of the page are made, and its end is announced. */
  readonly page: number
  readonly request: Omit<RenderRequest, 'api' | 'keepRendered' | 'signal'>
}

/** What the rendering thread answers. */
export type ThreadAnswers = {
  open: (input: SetInput) => Promise<void>
  close: (set: OfSet) => void
  warm: (set: OfSet) => Promise<void>
  render: (page: PageOfSet) => Promise<RenderedPage>
  /** Its reader has given up, or its time is over. */
  abort: (page: { readonly page: number; readonly reason: string }) => void
  ping: (nothing: null) => true
}
/** What the main thread answers. */
export type MainAnswers = {
  /** `{ result }` as JSON: copying text is ten times cheaper than copying what it says. */
  call: (call: { readonly page: number; readonly operation: Endpoint; readonly input: object }) => Promise<string>
  /** Compared with their hashes before they come here. */
  files: (app: OfSet & { readonly name: string }) => Promise<ServerFiles>
  /** Something in a release failed while no page waited for it. */
  stray: (error: Error) => void
}
