import { createHash } from 'node:crypto'
import type { RegistryStorage } from '@sild/registry'
import type { FastifyInstance } from 'fastify'

const changing = /^channels\/(?:dev|staging|production)\/(?:index|shell|mf-[a-z][a-z0-9-]{1,30})\.json$/
const immutable =
  /^a\/(?:shell|mf-[a-z][a-z0-9-]{1,30})\/[a-f0-9]{16}\/(?!(?:.*\/)?\.\.?(?:\/|$))[A-Za-z0-9_@.-]+(?:\/[A-Za-z0-9_@.-]+)*$/
const versions = /^versions\/(?:shell|mf-[a-z][a-z0-9-]{1,30})\/\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?\.json$/
const YEAR = 'public, max-age=31536000, immutable'

/** The registry as files, for other portals and tools: any static host with the same files would do. */
export async function registryPlugin(app: FastifyInstance, { storage }: { storage: RegistryStorage }): Promise<void> {
  app.get<{ Params: { '*': string } }>('/registry/*', async (request, reply) => {
    const { '*': path } = request.params
    const isImmutable = immutable.test(path)
    const bytes = isImmutable || changing.test(path) || versions.test(path) ? await storage.read(path) : null
    if (!bytes) return reply.callNotFound()
    reply.type(path.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/octet-stream')
    if (isImmutable) return reply.header('cache-control', YEAR).send(bytes)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': 'no-cache' })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes)
  })
}
