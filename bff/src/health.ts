import { BlockList } from 'node:net'
import { AppError } from '@sild/service-kit/errors'
import { renderMetrics } from '@sild/service-kit/metrics'
import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers "not ready" from now on, so that no new request is sent here. */
    retire(): void
  }
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addAddress('::1', 'ipv6')
const isPrivate = (address = ''): boolean => privateNetworks.check(address, address.includes(':') ? 'ipv6' : 'ipv4')

const openStreams = new Gauge({ name: 'sild_event_streams', help: 'Open streams of server-sent events' })

/** Liveness touches no dependency. Ready is who may be sent requests: services that are away answer 503 one by one. */
export function installHealth(app: FastifyInstance, { streams }: Deps): void {
  let isRetired = false
  app.decorate('retire', () => {
    isRetired = true
  })
  app.get('/healthz', async () => ({ isAlive: true }))
  app.get('/readyz', async (_request, reply) => reply.code(isRetired ? 503 : 200).send({ isReady: !isRetired }))
  app.get('/metrics', async (request, reply) => {
    // Whoever comes through the proxy is not who collects metrics.
    if (request.headers['x-forwarded-for'] || !isPrivate(request.socket.remoteAddress)) throw new AppError('not-found')
    openStreams.set(streams.count)
    return reply.type('text/plain').send(await renderMetrics())
  })
}
