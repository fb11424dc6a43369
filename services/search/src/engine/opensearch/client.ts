import type { Client } from '@opensearch-project/opensearch'
import type { EngineQuery } from './find.ts'
import { type EngineDocument, indexBody } from './mappings.ts'
import { aliasReply, bulkReply, type SearchReply, searchReplies, type Written } from './replies.ts'

/** The alias for searches, and the alias of a new index until it is put in use. */
export type Alias = 'sild-search' | 'sild-search-next'
export const answering: Alias = 'sild-search'
export const filling: Alias = 'sild-search-next'

/** A document with its version: the higher version stays, in any order of arrival. */
export interface Write {
  readonly alias: Alias
  readonly guid: string
  readonly version: number
  /** Undefined to delete the document. */
  readonly document?: EngineDocument
}

/** The calls of OpenSearch that we use. Each throws if the engine fails or does only a part. */
export interface EngineClient {
  search(requests: readonly EngineQuery[]): Promise<SearchReply[]>
  /** Returns the result of each pair of lines. */
  write(lines: readonly string[]): Promise<Written[]>
  /** The indexes under an alias; none where there is none. */
  indexesOf(alias: Alias): Promise<string[]>
  /** Creates an empty index under the alias `filling`. */
  create(name: string): Promise<void>
  drop(name: string): Promise<void>
  refresh(alias: Alias): Promise<void>
  /** Puts the filled index in use and drops the old one, in one request. */
  use(name: string): Promise<void>
}

const SEARCH_MS = 2000
/** Partial results are no answer, so the timeout of the query is shorter than the timeout of the request. */
const ENGINE_MS = 1500
const WRITE_MS = 20_000
const NOT_FOUND = 404

/** @param url where OpenSearch listens, with the name and password of a user where it wants them */
export function createEngineClient(url: string): EngineClient {
  let made: Promise<Client> | undefined
  const ask = async <Reply>(call: (client: Client) => Promise<Reply>): Promise<Reply> => {
    made ??= import('@opensearch-project/opensearch').then(
      // The caller decides when to retry.
      (library) => new library.Client({ node: url, maxRetries: 0, requestTimeout: WRITE_MS }),
    )
    try {
      return await call(await made)
    } catch (error) {
      throw engineError(error)
    }
  }
  const indexesOf = async (name: Alias): Promise<string[]> => {
    const reply = await ask(({ indices }) => indices.getAlias({ name }, { ignore: [NOT_FOUND] }))
    return reply.statusCode === NOT_FOUND ? [] : Object.keys(aliasReply.parse(reply.body))
  }
  return {
    indexesOf,
    async search(requests) {
      const bulkBody = requests.flatMap((one) => [
        { index: answering, allow_partial_search_results: false },
        { ...one, _source: false, track_total_hits: true, timeout: `${ENGINE_MS}ms` },
      ])
      const reply = await ask(({ transport }) =>
        transport.request({ method: 'POST', path: '/_msearch', bulkBody }, { requestTimeout: SEARCH_MS }),
      )
      return searchReplies.parse(reply.body).responses.map((one) => {
        if ('error' in one) throw new EngineError(`${one.error.type}: ${one.error.reason}`, one.status)
        if (one.timed_out || one._shards.failed > 0) throw new EngineError('only a part of the index answered')
        return one
      })
    },
    async write(lines) {
      const reply = await ask(({ transport }) =>
        transport.request({
          method: 'POST',
          path: '/_bulk',
          querystring: { require_alias: true },
          bulkBody: [...lines],
        }),
      )
      return bulkReply.parse(reply.body).items.map((item) => ('index' in item ? item.index : item.delete))
    },
    async create(index) {
      await ask(({ indices }) => indices.create({ index, body: { ...indexBody, aliases: { [filling]: {} } } }))
    },
    async drop(index) {
      await ask(({ indices }) => indices.delete({ index }))
    },
    async refresh(index) {
      await ask(({ indices }) => indices.refresh({ index }))
    },
    async use(index) {
      const before = (await indexesOf(answering)).filter((name) => name !== index)
      const actions = [
        { add: { index, alias: answering } },
        { remove: { index, alias: filling } },
        ...before.map((name) => ({ remove_index: { index: name } })),
      ]
      await ask(({ indices }) => indices.updateAliases({ body: { actions } }))
    },
  }
}

/** A request to the engine failed. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  /** HTTP status, if the engine has answered. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** Errors of the library contain the whole request: megabytes, or the query of a user. Only passes on their message. */
function engineError(error: unknown): EngineError {
  if (!(error instanceof Error)) return new EngineError(String(error))
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
  return new EngineError(`${error.name}: ${error.message}`, status)
}
