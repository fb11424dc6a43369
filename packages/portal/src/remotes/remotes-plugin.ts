import type { FastifyInstance } from 'fastify'
import { AppError } from '@sild/service-kit/errors'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { createAssetFiles } from './asset-files.ts'
import { contentTypeOf } from './content-types.ts'
import { developmentPlugin } from './development-plugin.ts'
import type { Remotes } from './remotes.ts'

const namePattern = /^(?:shell|mf-[a-z][a-z0-9-]{1,30})$/
const idPattern = /^[a-f0-9]{16}$/
/** The shape of a path in a lock, without the server's files and without the compressed copies, which have no address of their own. */
const pathPattern = /^(?!ssr\/)(?!(?:.*\/)?\.\.?(?:\/|$))[A-Za-z0-9_@.-]+(?:\/[A-Za-z0-9_@.-]+)*$/

/** Serves the files of releases at `/a/<app>/<id>/…`, for ever the same. */
export async function remotesPlugin(app: FastifyInstance, { remotes }: { remotes: Remotes }): Promise<void> {
  const files = createAssetFiles(remotes.storage, remotes.isDevelopment)
  if (remotes.isDevelopment) await app.register(developmentPlugin, { remotes })

  app.get<{ Params: { name: string; id: string; '*': string } }>('/a/:name/:id/*', async (request, reply) => {
    const { name, id, '*': path } = request.params
    const type = contentTypeOf(path)
    const isAddress = type && namePattern.test(name) && idPattern.test(id) && pathPattern.test(path)
    const file = isAddress
      ? await files.read(name, id, path, acceptedEncoding(request.headers['accept-encoding'])).catch(refuse)
      : null
    if (!file || !type) return reply.callNotFound()
    if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding)
    return reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(file.bytes)
  })
}

/** A registry that is away says nothing about the file. */
const refuse = (cause: unknown): never => {
  throw new AppError('unavailable', { cause })
}
