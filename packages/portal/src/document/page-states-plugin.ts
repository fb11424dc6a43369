import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { HydrationData } from '@sild/registry/renderer'
import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { readReleasesInAddress } from '../remotes/releases-in-address.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { type SetOfReleases, snapshotOf } from '../remotes/snapshot-of.ts'
import { brotliParameters } from './brotli-parameters.ts'
import { pageStateAddress } from '../rendering/page-state-address.ts'
import type { PageStates } from './page-states.ts'

interface PageStatesOptions {
  remotes: Remotes
  states: PageStates
}
type StateRequest = { Params: { hash: string }; Querystring: { of?: string | string[] } }

const QUALITY = 4

/** Serves the state for hydration. If it was evicted, browsers get the common state and render the page again. */
export async function pageStatesPlugin(app: FastifyInstance, { remotes, states }: PageStatesOptions): Promise<void> {
  const answerOf = (set: SetOfReleases, rendered: string): Buffer => {
    const versions = { backend: remotes.version, frontend: set.releases.get('shell')?.lock.version ?? '' }
    const common: Omit<HydrationData, 'rendered'> = { snapshot: snapshotOf(set), versions, insight: remotes.insight }
    const answer = Buffer.from(`${JSON.stringify(common).slice(0, -1)},"rendered":${rendered}}`)
    return brotliCompressSync(answer, { params: brotliParameters(QUALITY, answer.length) })
  }
  app.get<StateRequest>('/__mfe/pages/:hash', async ({ headers, params, query }, reply) => {
    const { of } = query
    if (typeof of !== 'string') return reply.callNotFound()
    const set = await readReleasesInAddress(of, remotes.releases)
    if (!set) return reply.callNotFound()
    const cached = states.answer(pageStateAddress(params.hash, of), (rendered) => answerOf(set, rendered))
    const answer = cached ?? answerOf(set, 'null')
    const isBrotli = acceptedEncoding(headers['accept-encoding']) === 'br'
    if (isBrotli) reply.header('content-encoding', 'br')
    return reply
      .headers({ 'cache-control': cached ? 'private, max-age=600' : 'no-store', vary: 'accept-encoding' })
      .type('application/json; charset=utf-8')
      .send(isBrotli ? answer : brotliDecompressSync(answer))
  })
}
