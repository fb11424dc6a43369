import type { Endpoint } from '@sild/contract/operation'
import type { AnyOperation } from '@sild/contract/operations'
import type { Rendered, Renderer, RenderRequest } from '@sild/registry/renderer'

/** Calls of a page that is made on the server. What the service answered stays text until the page itself parses it. */
export interface PageApi {
  /** `{ result }` as JSON. @throws ApiError */
  call(operation: Endpoint, input: object): Promise<string>
}
/** Calls by an operation as this process knows it. */
export interface OperationApi {
  call(operation: AnyOperation, input: object): Promise<string>
}
export interface PageRequest extends Omit<RenderRequest, 'api' | 'keepRendered'> {
  readonly api: PageApi
}
type RenderedDocument = Extract<Rendered, { kind: 'document' }>
/** What kept a page from being rendered as it should be. */
export interface PageProblem {
  readonly error: Error
  /** The API answered so: no fault of a release. */
  readonly isOfApi: boolean
}
/** What the browser takes a page over with, as JSON, and where its document says that it is. */
export interface RenderedState {
  readonly address: string
  readonly json: string
}
export interface PageBytes extends Omit<RenderedDocument, 'html' | 'problems'> {
  readonly problems: readonly PageProblem[]
  /** In UTF-8: text with one letter beyond Latin takes twice as much, and every copy of it too. */
  readonly html: Uint8Array<ArrayBuffer>
  /** Null where it stands in the document, or the browser takes nothing over. */
  readonly state: RenderedState | null
}
export type RenderedPage = Exclude<Rendered, RenderedDocument> | PageBytes
/** A renderer in its thread. */
export interface PageRenderer extends Pick<Renderer, 'warm'> {
  render(request: PageRequest): Promise<RenderedPage>
}
