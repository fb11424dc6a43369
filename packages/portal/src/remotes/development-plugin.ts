import { publicPathOf, readWorkNotes } from '@sild/registry'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { codeFrameOf } from './code-frame.ts'
import type { ReleaseSet } from './release-set.ts'
import type { Remotes } from './remotes.ts'

type Stream = FastifyReply['raw']

/** `publicPath`: of the release with which a page was loaded. */
const isOf = ({ releases }: ReleaseSet, publicPath: string): boolean =>
  [...releases].some(([name, { lock }]) => publicPathOf(name, lock.id) === publicPath)

/** Events for open pages while a developer works on an app. */
export async function developmentPlugin(
  app: FastifyInstance,
  { remotes, checkEveryMs = 250 }: { remotes: Remotes; checkEveryMs?: number },
): Promise<void> {
  const open = new Set<Stream>()
  let sent = ''
  const send = (stream: Stream, event: string, data: string): void =>
    void stream.write(`event: ${event}\ndata: ${data}\n\n`)

  /** What does not compile or has wrong types, by app. */
  const check = async (): Promise<void> => {
    const names = [...remotes.pointers().keys()]
    const read = await Promise.all(names.map((name) => readWorkNotes(remotes.storage, name)))
    const now = JSON.stringify(Object.fromEntries(names.map((name, index) => [name, read[index]])))
    if (now === sent) return
    sent = now
    for (const stream of open) send(stream, 'work', now)
  }
  const timer = setInterval(() => open.size > 0 && void check().catch(() => undefined), checkEveryMs).unref()

  app.get<{ Querystring: { of?: string } }>('/__sild/releases', (request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(': open\n\n')
    if (sent) send(reply.raw, 'work', sent)
    const stop = remotes.listen(({ rev }) => send(reply.raw, 'message', rev))
    const { of } = request.query
    const set = remotes.current()
    if (of && set && !isOf(set, of)) send(reply.raw, 'message', set.rev)
    open.add(reply.raw)
    request.raw.once('close', () => {
      open.delete(reply.raw)
      stop()
    })
  })
  app.get<{ Querystring: { stack?: string } }>('/__sild/frame', async (request, reply) =>
    reply.send({ frame: await codeFrameOf(remotes.storage, request.query.stack ?? '') }),
  )
  // An open page would keep the process from ending.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    for (const stream of open) stream.end()
  })
}
