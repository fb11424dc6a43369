import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pointers } from './pointers.ts'
import { recalledReleases } from './recalled.ts'
import type { Remotes } from './remotes.ts'

interface Kill {
  readonly body: string
  readonly etag: string
}

/** What open pages ask for every few seconds: apps that are switched off, with the reason, and releases that were taken back. */
export async function killPlugin(app: FastifyInstance, { remotes }: { remotes: Remotes }): Promise<void> {
  let made: { of: Pointers; kill: Kill } | null = null
  const current = (): Kill => {
    const pointers = remotes.pointers()
    if (made?.of !== pointers) made = { of: pointers, kill: killOf(pointers) }
    return made.kill
  }
  app.get('/__mfe/kill', async (request, reply) => {
    const { body, etag } = current()
    reply.headers({ etag, 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

function killOf(pointers: Pointers): Kill {
  const all = [...pointers.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const disabled = all.flatMap(({ disabled: off, name }) => (off ? [[name, off.reason]] : []))
  const recalled = all.flatMap((pointer) => recalledReleases(pointer).map((id) => `${pointer.name}@${id}`))
  const body = JSON.stringify({ disabled: Object.fromEntries(disabled), recalled })
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
